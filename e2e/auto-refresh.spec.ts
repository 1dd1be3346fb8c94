import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Plan } from "#lib/plans.ts";
import { beginDaysAgo } from "#scripts/testing/campaigns.ts";
import type { Receiver } from "../scripts/testing/https-receiver.ts";
import { type Account, createAccount } from "./support/accounts.ts";
import { importExport, letGo, startHeldAudit } from "./support/audits.ts";
import { openDrafts } from "./support/draft-steps.ts";
import { holdImport } from "./support/hold-import.ts";
import { sendByScript } from "./support/send-by-script.ts";
import { enter } from "./support/sign-in.ts";
import { startTrustedReceiver } from "./support/start-trusted-receiver.ts";
import { addWebhook, openWebhooks, sendTest } from "./support/webhook-steps.ts";

/** Workspaces take turns in being learnt from: those of all the other tests may be before. */
const LEARNT_WITHIN_MS = 180_000;

let receiver: Receiver;

test.beforeEach(async ({ page }) => {
  receiver = await startTrustedReceiver();
  await page.clock.install();
});
test.afterEach(() => receiver.close());

test("a log with a filter, and the list of webhooks, take in deliveries that end while they are open", async ({
  page,
}) => {
  const { webhook, list, door } = await makeWebhook(page);
  let answer = await sendTestAnsweredLate(page, door, 200);
  await page.goto(`${webhook}?status=succeeded`);
  await expect(page.getByText("There is no such delivery.")).toBeVisible();
  answer();
  const log = async () => (await page.request.get(`${door}/deliveries`)).json();
  await expect.poll(async () => (await log()).next_change).toBe("never");
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("region", { name: "Deliveries" }).locator("ol > li:has(code)")).toHaveCount(1);

  answer = await sendTestAnsweredLate(page, door, 200);
  await page.goto(list);
  const table = page.getByRole("table", { name: "Webhooks" });
  await expect(table.getByText("Pending", { exact: true })).toBeVisible();
  answer();
  await expectInTime(table.getByText("Succeeded", { exact: true }));

  answer = await sendTestAnsweredLate(page, door, 410);
  await page.reload();
  await expect(table.getByText("Pending", { exact: true })).toBeVisible();
  answer();
  await expectInTime(table.getByText("Disabled", { exact: true }));
  await expect(page.getByRole("region", { name: "Notices" })).toContainText("Webhook disabled");
  await expectQuiet(page);
});

test("a list that comes back is read again", async ({ page }) => {
  await makeWebhook(page);
  await sendTest(page, "The test arrived");
  await page.goBack();
  const table = page.getByRole("table", { name: "Webhooks" });
  await expect(table.getByText("Succeeded", { exact: true })).toBeVisible();
});

test("the overview and the platforms take in files of others", async ({ page }) => {
  const account = await openWorkspace(page, "pro");
  await holdImport(account.workspaceId, "receiving");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Bring in your first data" })).toBeVisible();
  await importExport(account.workspaceId);
  await expectInTime(page.getByRole("region", { name: "Platforms" }).getByText("X (Twitter)"));

  await page.goto(`/w/${account.workspaceId}/platforms`);
  await expect(page.getByText("With figures from X (Twitter).")).toBeVisible();
  await expect(page.getByText("slow.csv")).toHaveCount(0);
  await holdImport(account.workspaceId, "processing");
  await expectInTime(page.getByText("Being read", { exact: true }));
  await holdImport(account.workspaceId, "completed");
  await expectInTime(page.getByText("3 new posts"));
  await expectQuiet(page);
});

test("the page of drafts takes in what is learnt from own posts", async ({ page }) => {
  test.setTimeout(LEARNT_WITHIN_MS + 60_000);
  const { workspaceId } = await openDrafts(page, "agency", { posts: true });
  await holdImport(workspaceId, "processing");
  await page.reload();
  const models = page.getByRole("region", { name: "What Plinth learns from your posts" });
  await models.getByText("Show how scores did on your posts").click();
  await expect(models.getByText(/^Learning from/)).toBeVisible();
  await holdImport(workspaceId, "completed");
  await expectInTime(models.getByRole("cell", { name: /^(?:Proven|Not proven yet)/ }), LEARNT_WITHIN_MS);
  await expectQuiet(page);
});

test("a list of campaigns with a filter takes in one that begins", async ({ page }) => {
  const { workspaceId } = await openWorkspace(page, "agency");
  const start = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const body = { name: "Winter collection", start_date: start, duration_weeks: 4 };
  const made = await page.request.post(`/internal/workspaces/${workspaceId}/campaigns`, {
    headers: { Origin: new URL(page.url()).origin },
    data: body,
  });
  await page.goto(`/w/${workspaceId}/campaigns?status=active`);
  await expect(page.getByText("No campaigns are running.")).toBeVisible();
  await beginDaysAgo(workspaceId, (await made.json()).id, 10);
  await expectInTime(page.getByRole("link", { name: "Winter collection" }));
});

test("a page that waits for nothing is read again when its window gets the focus", async ({ page }) => {
  const account = await openWorkspace(page, "pro");
  await importExport(account.workspaceId);
  await page.goto(`/w/${account.workspaceId}/audits`);
  await expect(page.getByText("No audits in this workspace yet.")).toBeVisible();
  await expectQuiet(page);
  await startHeldAudit(account.workspaceId);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("heading", { name: "An audit is running" })).toBeVisible();
  await letGo(account.workspaceId);
  const table = page.getByRole("table", { name: "Audits" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByText(/^\d{1,2}\.\d$/)).toBeVisible({ timeout: 60_000 });
  await expectQuiet(page);
});

async function openWorkspace(page: Page, plan: Plan): Promise<Account> {
  const account = await createAccount(plan);
  await enter(page, account);
  return account;
}

/** A webhook with its page, the list of webhooks, and its place at the dashboard's door. */
async function makeWebhook(page: Page) {
  const { workspaceId } = await openWebhooks(page, "agency");
  await addWebhook(page, receiver.url);
  await page.getByRole("link", { name: "Open the webhook" }).click();
  await expect(page).toHaveURL(/\/webhooks\/wh_\w+$/);
  const webhook = page.url();
  const list = `/w/${workspaceId}/webhooks`;
  return { webhook, list, door: `/internal/workspaces/${workspaceId}/webhooks/${webhook.split("/").at(-1)}` };
}

/** Sends a test that the receiver has not answered yet. @returns what makes it answer. */
async function sendTestAnsweredLate(page: Page, door: string, status: number): Promise<() => void> {
  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  receiver.behave({ status, after });
  expect(await sendByScript(page, `${door}/test`)).toBe(200);
  return answer;
}

/** Lets the time of the page pass, half a minute at once, until something is there. */
async function expectInTime(place: Locator, withinMs = 30_000): Promise<void> {
  await expect(async () => {
    await place.page().clock.fastForward(30_000);
    await expect(place).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: withinMs });
}

/** When nothing can change any more, nothing is asked any more, once the last answers have come. */
async function expectQuiet(page: Page): Promise<void> {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await expect(async () => {
    await page.waitForLoadState("networkidle");
    asked = [];
    for (let minutes = 0; minutes < 5; minutes++) {
      await page.clock.fastForward(60_000);
      // A request is sent some time after the timer that asked for it.
      await page.waitForTimeout(100);
    }
    expect(asked).toEqual([]);
  }).toPass({ timeout: 30_000 });
}
