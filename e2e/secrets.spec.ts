import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { type Account, createAccount, makeKey } from "./support/accounts.ts";
import { clearFaults, connectAccount, listSecrets, orderFault, titleOf } from "./support/connect-steps.ts";
import { ROWS, type Row } from "./support/platform-rows.ts";
import { enter } from "./support/sign-in.ts";

const WITHIN = { timeout: 60_000 };
const PAGES = ["", "/platforms", "/audits", "/settings"];
const READS = ["platforms", "workspace", "audit", "score", "imports"];

test("no code, token or secret of a platform stands in an answer, on a page or in a log", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const seen: string[] = [];
  const reading: Promise<void>[] = [];
  const own = new URL(process.env.PLINTH_E2E_URL ?? "").origin;
  page.on("response", (response) => {
    if (new URL(response.url()).origin !== own) return;
    const { location = "", ...headers } = response.headers();
    // Where a vendor's page of consent stands, the address of our own callback comes from the vendor.
    seen.push(JSON.stringify(headers), location);
    reading.push(
      response.text().then(
        (text) => void seen.push(text),
        () => {},
      ),
    );
  });
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  for (const row of ROWS) await goWrong(page, account, row);
  for (const path of PAGES) {
    await page.goto(`/w/${account.workspaceId}${path}`);
    seen.push(await page.content());
  }
  seen.push(...(await readApi(page, account)));
  await Promise.all(reading);
  const log = readFileSync(process.env.PLINTH_E2E_LOG ?? "", "utf8");
  expect(log).toContain("worker started");
  expect(seen.join("").length).toBeGreaterThan(100_000);
  for (const row of ROWS) {
    const secrets = await listSecrets(row);
    // Its client's secret, a code and a token at least.
    expect(secrets.length, row.platform).toBeGreaterThan(2);
    const text = seen.join("\n");
    const told = secrets.filter((secret) => text.includes(secret) || log.includes(secret));
    expect(told, row.platform).toEqual([]);
  }
});

/** Connects, meets answers that repeat every secret, and is refused midway. */
async function goWrong(page: Page, { workspaceId }: Account, row: Row): Promise<void> {
  const card = await connectAccount(page, row);
  const account = card.getByRole("listitem").filter({ hasText: `@${row.handle}` });
  await expect(account.getByText(/^Last read with/)).toBeVisible(WITHIN);
  const told = { told: await listSecrets(row) };
  for (const [ended, status] of [400, 401].entries()) {
    await orderFault(row, { at: row.slowAt, times: 2, answer: { status, body: { ...told, error: told } } });
    await account.getByRole("button", { name: `Sync now: ${titleOf(row)}` }).click();
    const count = () => countEnded(workspaceId, row);
    await expect.poll(count, WITHIN).toBe(ended + 2);
    await clearFaults(row);
    await page.reload();
  }
}

function countEnded(workspaceId: string, { platform }: Row): Promise<number> {
  const where = { workspaceId, platform, status: { not: "processing" } };
  return withWorkspace(workspaceId, (tx) => tx.sync.count({ where }));
}

async function readApi(page: Page, { workspaceId }: Account): Promise<string[]> {
  const headers = { authorization: `Bearer ${await makeKey(workspaceId)}` };
  const answers = await Promise.all(READS.map((path) => page.request.get(`/v1/${path}`, { headers })));
  expect(answers.map((answer) => answer.status())).not.toContain(500);
  return Promise.all(answers.map((answer) => answer.text()));
}
