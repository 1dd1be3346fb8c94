import { expect, type Page, test } from "@playwright/test";
import { listKeys } from "#lib/api-keys/list-keys.ts";
import { revokeKey } from "#lib/api-keys/revoke-key.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { changePlan, createAccount, giveRole } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

const KEY = /^plk_live_[0-9A-Za-z]{36}$/;

const keysOf = (page: Page) => page.getByRole("table", { name: "Keys that work" });
const rowOf = (page: Page, name: string) => keysOf(page).getByRole("row").filter({ hasText: name });

async function readNewKey(page: Page): Promise<string> {
  const place = page.getByRole("region", { name: "New key" });
  await expect(place).toBeFocused();
  const key = (await place.getByText(KEY).textContent()) ?? "";
  await expect(place.getByText(`-H "Authorization: Bearer ${key}"`)).toBeVisible();
  return key;
}

/** Beside other keys the form comes by a press. */
async function openForm(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "New key", exact: true });
  await expect(opener).toBeEnabled();
  await opener.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
}

async function create(page: Page, name: string, ends: string): Promise<string> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Expires", { exact: true }).selectOption(ends);
  await page.getByRole("button", { name: "Create key" }).press("Enter");
  return readNewKey(page);
}

/** What the API answers to a key. */
async function ask(page: Page, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  return (await page.request.get(`${process.env.PLINTH_E2E_URL}/v1/workspace`, { headers })).status();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("journey: a key is created, used, replaced and revoked by keyboard", async ({ page }) => {
      const faults = watchPage(page);
      const account = await createAccount("pro");
      await enter(page, account, "/settings/keys");
      await expect(keysOf(page)).toContainText("Without a name");
      await openForm(page);
      const key = await create(page, "Reporting", "30");
      await expectGoodScreen(page, "key created");
      await takePictures(page, `key-created-${viewport.width}`);
      expect(await ask(page, key)).toBe(200);
      await expect(rowOf(page, "Reporting")).toContainText(`…${key.slice(-4)}`);
      await page.getByRole("button", { name: "Create another" }).press("Enter");

      await page.getByRole("button", { name: "Replace Reporting" }).focus();
      await page.keyboard.press("Enter");
      const question = page.getByRole("alertdialog", { name: "Replace this key?" });
      await expect(question).toBeVisible();
      await expectGoodScreen(page, "replace a key");
      await takePictures(page, `key-replace-${viewport.width}`);
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(page.getByRole("button", { name: "Replace Reporting" })).toBeFocused();
      await page.keyboard.press("Enter");
      await question.getByLabel("The old key works on for").selectOption("1 hour");
      await question.getByRole("button", { name: "Replace", exact: true }).press("Enter");
      const next = await readNewKey(page);
      await expect(rowOf(page, "Reporting")).toHaveCount(2);
      await expect(rowOf(page, "Replaced")).toContainText(`…${key.slice(-4)}`);
      expect([await ask(page, key), await ask(page, next)]).toEqual([200, 200]);

      await rowOf(page, next.slice(-4)).getByRole("button", { name: "Revoke Reporting" }).press("Enter");
      const revoke = page.getByRole("alertdialog", { name: "Revoke this key?" });
      await revoke.getByRole("button", { name: "Revoke", exact: true }).press("Enter");
      await expect(rowOf(page, next.slice(-4))).toHaveCount(0);
      await expect.poll(() => ask(page, next), { timeout: 1_500 }).toBe(401);
      const ended = page.getByRole("table", { name: "Keys that do not work any more" });
      await expect(ended).toContainText("Revoked");
      await expectGoodScreen(page, "keys");
      await takePictures(page, `keys-${viewport.width}`);
      expect(faults).toEqual([]);
    });
  });
}

test("a form that is not complete says what is missing; a day that was is refused", async ({ page }) => {
  const account = await createAccount("pro");
  await enter(page, account, "/settings/keys");
  await openForm(page);
  await page.getByLabel(/^Read/).uncheck();
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("Must not be empty.")).toBeVisible();
  await expect(page.getByText("Must have read, write or both.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expectGoodScreen(page, "key refused");
  await page.getByLabel("Name", { exact: true }).fill("Reporting");
  await page.getByLabel(/^Write/).check();
  await page.getByLabel("Expires", { exact: true }).selectOption("day");
  await page.getByLabel("Last day").fill(addDays(utcDay(new Date()), -1));
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText(/^Must be \d{4}-\d\d-\d\d or later\.$/)).toBeVisible();
  await page.getByLabel("Last day").fill(addDays(utcDay(new Date()), 3));
  await page.getByLabel("Only from these addresses").fill("203.0.113.9/24\n2001:db8::x");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("Number 2: Must be an address such as 203.0.113.7")).toBeVisible();
  await expectGoodScreen(page, "address that is none");
  await takePictures(page, "key-addresses");
  await page.getByLabel("Only from these addresses").fill("203.0.113.9/24\n2001:db8::1");
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await readNewKey(page);
  await expect(rowOf(page, "Reporting")).toContainText("Ends soon");
  await expect(rowOf(page, "Reporting")).toContainText("from 203.0.113.0/24, 2001:db8::1");
  expect(await ask(page, key)).toBe(401);
});

test("below the plan that has the API the page says what it needs, and keys can still be revoked", async ({
  page,
}) => {
  const account = await createAccount("pro");
  await changePlan(account.workspaceId, "creator");
  await enter(page, account, "/settings/keys");
  await expect(page.getByRole("heading", { name: "API keys need the Pro plan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Create a key" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Replace/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(1);
  await expectGoodScreen(page, "keys without the plan");
  await takePictures(page, "keys-without-plan");
});

test("editors are told whose the page is, and the first steps lead owners to it", async ({ page }) => {
  const account = await createAccount("pro");
  const { workspaceId } = account;
  const { keys } = await listKeys(workspaceId);
  for (const { key_id } of keys) await revokeKey(key_id, new Date());
  await importExport(workspaceId);
  await runAudit(workspaceId);
  await enter(page, account);
  const steps = page.getByRole("region", { name: /^First steps/ });
  await steps.getByRole("link", { name: "Create an API key" }).press("Enter");
  await expect(page).toHaveURL(/settings\/keys$/);
  await expect(page.getByText("No key works at the moment.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create key" })).toBeVisible();
  await expectGoodScreen(page, "no keys");
  await giveRole(workspaceId, "editor");
  await page.reload();
  await expect(page.getByRole("heading", { name: "For owners and admins" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Settings" }).getByRole("link")).toHaveText([
    "General",
    "Team",
    "Alerts",
  ]);
  await expectGoodScreen(page, "keys of an editor");
  await page.goto(`/w/${workspaceId}`);
  await expect(steps.getByRole("link", { name: "Create an API key" })).toHaveCount(0);
});
