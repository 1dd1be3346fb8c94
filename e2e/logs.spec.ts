import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { createAccount, giveRole, makeKey } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { sendByScript } from "./support/send-by-script.ts";
import { enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

const rowsOf = (page: Page) => page.getByRole("table", { name: "What was done" }).getByRole("row");

/** What the API answers to a key. */
async function ask(page: Page, key: string, path: string): Promise<number> {
  const id = `asked${path.replace(/\?.*/, "").replace(/\W/g, "-")}`;
  const headers = { authorization: `Bearer ${key}`, "x-request-id": id };
  return (await page.request.get(`${process.env.PLINTH_E2E_URL}${path}`, { headers })).status();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: who did what is read, narrowed and kept as a file", async ({ page }) => {
      const faults = watchPage(page);
      const account = await createAccount("agency");
      const root = `/w/${account.workspaceId}`;
      await enter(page, account, "/settings");
      const door = `/internal/workspaces/${account.workspaceId}`;
      for (let n = 0; n < 12; n++) {
        expect(await sendByScript(page, `${door}/settings`, "PATCH", { name: "Larkspur Tea" })).toBe(200);
        const campaign = { name: `Winter ${n}`, start_date: "2099-01-01" };
        expect(await sendByScript(page, `${door}/campaigns`, "POST", campaign)).toBe(200);
      }
      await page
        .getByRole("navigation", { name: "Settings" })
        .getByRole("link", { name: "Log" })
        .press("Enter");
      await expect(page).toHaveURL(`${root}/settings/log`);
      await expect(rowsOf(page).nth(1)).toContainText("created a campaign");
      await expect(rowsOf(page).nth(1)).toContainText("Winter 11");
      await expectGoodScreen(page, "log");
      await takePictures(page, `log-${viewport.width}`);
      await page.getByRole("link", { name: "Older" }).press("Enter");
      await expect(page).toHaveURL(/log\?page=2$/);
      await expect(page.getByText("The operator created the workspace")).toBeVisible();

      await page.getByLabel("What", { exact: true }).selectOption({ label: "API keys" });
      await expect(page).toHaveURL(`${root}/settings/log?kind=key`);
      await expect(rowsOf(page)).toHaveCount(2);
      await expect(rowsOf(page).nth(1)).toContainText("The operator created an API key for read and write");
      const file = page.waitForEvent("download");
      await page.getByRole("link", { name: "CSV" }).press("Enter");
      const text = await readFile(await (await file).path(), "utf8");
      expect(text.trimEnd().split("\r\n")).toHaveLength(2);
      await page.getByLabel("Who", { exact: true }).selectOption({ label: "API keys" });
      await expect(page.getByText("No entries match these filters.")).toBeVisible();
      await expectGoodScreen(page, "log without entries");
      await page.getByRole("link", { name: "Clear filters" }).press("Enter");
      await expect(page).toHaveURL(`${root}/settings/log`);
      expect(faults).toEqual([]);
    });

    test("journey: what programs asked the API is counted, found and explained", async ({ page }) => {
      const faults = watchPage(page);
      const account = await createAccount("pro");
      const path = `/w/${account.workspaceId}/settings/requests`;
      await enter(page, account, "/settings/requests");
      await expect(page.getByText("No program has asked the API for anything")).toBeVisible();
      await expectGoodScreen(page, "no requests");
      const key = await makeKey(account.workspaceId);
      for (const [asked, status] of [
        ["/v1/workspace", 200],
        ["/v1/platforms?secret=quincefritter", 200],
        ["/v1/campaigns", 403],
        ["/v1/audit/aud_none", 404],
      ] as const)
        expect(await ask(page, key, asked)).toBe(status);
      const rows = page.getByRole("table", { name: "Requests", exact: true }).getByRole("row");
      await expect(async () => {
        await page.reload();
        await expect(rows).toHaveCount(5, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByText("4 requests, 2 of them not successful")).toBeVisible();
      await expect(page.getByRole("table", { name: "Requests a day" })).toContainText("2 not OK");
      await expect(page.getByRole("main")).not.toContainText("quincefritter");
      await expectGoodScreen(page, "requests");
      await takePictures(page, `requests-${viewport.width}`);
      await page.getByLabel("Status", { exact: true }).selectOption("4xx");
      await expect(page).toHaveURL(`${path}?status=4xx`);
      await expect(rows).toHaveCount(3);
      await page.getByLabel("Request ID", { exact: true }).fill("asked-v1-audit-aud_none");
      await page.keyboard.press("Enter");
      await expect(rows).toHaveCount(2);
      await rows.getByRole("link", { name: "Not Found" }).press("Enter");
      await expect(page).toHaveURL(/problems\/not_found$/);
      await page.goto(`${path}?operation=runAudit`);
      await expect(page.getByText("No requests match these filters.")).toBeVisible();
      await expectGoodScreen(page, "requests filtered out");
      expect(faults).toEqual([]);
    });
  });
}

test("the log and its file are for owners and admins", async ({ page }) => {
  const account = await createAccount("agency");
  const path = `/w/${account.workspaceId}/settings/log`;
  await giveRole(account.workspaceId, "editor");
  await enter(page, account, "/settings/log");
  await expect(page.getByRole("heading", { name: "For owners and admins" })).toBeVisible();
  expect((await page.request.get(`${process.env.PLINTH_E2E_URL}${path}/log.csv`)).status()).toBe(403);
});

test("an owner exports all data as one file, which others are not offered", async ({ page }) => {
  const account = await createAccount("pro");
  await enter(page, account, "/settings");
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export all data" }).press("Enter");
  expect((await file).suggestedFilename()).toMatch(/^Larkspur-Tea-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await (await file).path());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  expect(bytes.subarray(-22, -18).toString("latin1")).toBe("PK\u0005\u0006");
  await expectGoodScreen(page, "settings of an owner");
  await giveRole(account.workspaceId, "admin");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Workspace", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Export all data" })).toHaveCount(0);
  const path = `/exports/${account.workspaceId}/data`;
  expect((await page.request.get(`${process.env.PLINTH_E2E_URL}${path}`)).status()).toBe(403);
});
