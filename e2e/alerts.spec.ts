import { expect, type Page, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { sign } from "#lib/deliveries/sign.ts";
import type { ReceivedRequest } from "#scripts/testing/https-receiver.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, addPerson, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { awaitMail } from "./support/read-mails.ts";
import { enter } from "./support/sign-in.ts";
import { startTrustedReceiver } from "./support/start-trusted-receiver.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";

const ALERTS = "/settings/alerts";
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function makeBrand(): Promise<Account> {
  const account = await createAccount("pro");
  await importText(account.workspaceId, "instagram", makePosts(30), "posts.csv", "larkspurtea");
  return account;
}

const setStatus = ({ workspaceId }: Account, status: string) =>
  withWorkspace(workspaceId, (tx) => tx.profile.updateMany({ where: { workspaceId }, data: { status } }));

const rules = (page: Page) => page.getByRole("table", { name: "Alert rules" });
const lately = (page: Page) => page.getByRole("region", { name: "Recent alerts" });

test("make a rule by one click, and hear of a broken connection by mail, once", async ({ page }) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await page.setViewportSize(DESK);
  await enter(page, account, ALERTS);
  await expect(page.getByText(/^No rules yet\./)).toBeVisible();
  await expectGoodScreen(page, "no alert rules");
  await takePictures(page, "alerts empty");
  await page.getByRole("button", { name: "Email me: Something has stopped" }).press("Enter");
  await expect(rules(page)).toContainText("Silent account, broken connection and disabled webhook");
  await setStatus(account, "reconnect_required");
  const mail = await awaitMail(account.email, "@larkspurtea on Instagram can no longer be read");
  expect(mail.text).toMatch(/^Subject: Larkspur Tea: @larkspurtea on Instagram/m);
  await page.reload();
  await expect(lately(page)).toContainText("ongoing");
  await expect(lately(page).getByText("Sent", { exact: true })).toBeVisible();
  await setStatus(account, "connected");
  await expect(async () => {
    await page.reload();
    await expect(lately(page)).toContainText("· ended", { timeout: 2_000 });
  }).toPass();
  await expectGoodScreen(page, "alerts");
  await takePictures(page, "alerts");
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, "alerts on a phone");
  await takePictures(page, "alerts phone");
  expect(faults).toEqual([]);
});

test("make a rule with a signed address and quiet hours, test, change, switch off and delete it, by keyboard", async ({
  page,
}) => {
  const faults = watchPage(page);
  const receiver = await startTrustedReceiver();
  const account = await makeBrand();
  await page.setViewportSize(DESK);
  await enter(page, account, ALERTS);
  await page.getByRole("link", { name: "New rule" }).press("Enter");
  await expect(page.getByRole("heading", { name: "New alert rule", level: 1 })).toBeVisible();
  await page.getByRole("checkbox", { name: /^Score change/ }).press("Space");
  await page.getByLabel("Points, at least").fill("0");
  await page.getByRole("button", { name: "Add an address" }).press("Enter");
  await page.getByLabel("Kind").selectOption({ label: "HTTPS address" });
  await page.getByRole("textbox", { name: "Address" }).fill("http://10.0.0.1/x");
  await page.getByRole("button", { name: "Make rule" }).press("Enter");
  await expect(page.getByText("Must be at least 0.5.")).toBeVisible();
  await page.getByLabel("Points, at least").fill("2");
  await page.getByRole("button", { name: "Make rule" }).press("Enter");
  await expect(page.getByText(/^Must be a public HTTPS address/).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill(`${receiver.url}alerts/not-to-be-shown`);
  await page.getByRole("checkbox", { name: /^Keep quiet hours/ }).press("Space");
  await page.getByLabel("Time zone").fill("Europe/Paris");
  await expectGoodScreen(page, "new alert rule");
  await takePictures(page, "alert new");
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, "new alert rule on a phone");
  await takePictures(page, "alert new phone");
  await page.getByRole("button", { name: "Make rule" }).press("Enter");

  const shown = page.getByRole("region", { name: "New secrets" });
  await expect(shown).toBeFocused();
  const secret = (await shown.locator("code").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_/);
  await takePictures(page, "alert secret phone");
  await page.setViewportSize(DESK);
  await page.getByRole("link", { name: "Back to the alerts" }).press("Enter");
  await expect(rules(page)).toContainText("22:00–07:00, Europe/Paris");
  await expect(page.locator("main")).not.toContainText("not-to-be-shown");
  await rules(page).getByRole("link").press("Enter");
  await page.getByRole("button", { name: "Send test" }).press("Enter");
  await expect(page.getByText("The test arrived", { exact: true })).toBeVisible();
  expectSigned(receiver.requests.at(-1) as ReceivedRequest, secret);
  await awaitMail(account.email, "Test of an alert");
  receiver.behave({ status: 404, body: "no such channel" });
  await page.getByRole("button", { name: "Send test" }).press("Enter");
  await expect(page.getByText("answered 404 Not Found: no such channel")).toBeVisible();
  await expectGoodScreen(page, "alert rule after a test");
  await takePictures(page, "alert rule");

  await page.getByRole("checkbox", { name: /^Keep quiet hours/ }).press("Space");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Switch off" }).press("Enter");
  await expect(page.getByRole("button", { name: "Switch on" })).toBeVisible();
  await page.getByRole("button", { name: "Delete this rule" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText(/^No rules yet\./)).toBeVisible();
  await receiver.close();
  // Points and address were refused once each.
  const refused = "console: Failed to load resource: the server responded with a status of 400 (Bad Request)";
  expect(faults).toEqual([refused, refused]);
});

function expectSigned({ headers, body }: ReceivedRequest, secret: string): void {
  const [id, timestamp] = [String(headers["webhook-id"]), Number(headers["webhook-timestamp"])];
  expect(headers["webhook-signature"]).toBe(sign({ id, timestamp, body }, [secret]));
  expect(JSON.parse(body)).toMatchObject({ type: "alert.test", data: { alert_id: id } });
}

test("a viewer is shown their digest, and makes no rule", async ({ page }) => {
  const account = await makeBrand();
  const viewer = await addPerson(account.workspaceId, "viewer");
  await enter(page, viewer, ALERTS);
  await expect(page.getByRole("heading", { name: "Your weekly digest" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alert rules" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New rule" })).toHaveCount(0);
  expect((await page.goto(`/w/${account.workspaceId}${ALERTS}/new`))?.status()).toBe(404);
});
