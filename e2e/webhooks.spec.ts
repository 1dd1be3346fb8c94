import { expect, type Locator, type Page, test } from "@playwright/test";
import { sign } from "#lib/deliveries/sign.ts";
import { EVENT_TYPES } from "#lib/events/values.ts";
import type { Receiver } from "#scripts/testing/https-receiver.ts";
import type { Account } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo, writeAt } from "./support/keyboard.ts";
import { startTrustedReceiver } from "./support/start-trusted-receiver.ts";
import { watchPage } from "./support/watch-page.ts";
import { addWebhook, expectAttempt, openWebhooks, readNewSecret, sendTest } from "./support/webhook-steps.ts";

const LONG_PATH = `hooks/${"larkspur-tea-".repeat(12)}end?token=${"0123456789abcdef".repeat(6)}`;

let receiver: Receiver;

test.beforeEach(async () => {
  receiver = await startTrustedReceiver();
});
test.afterEach(() => receiver.close());

test("add a webhook, try it, pause, rotate, have it disabled, read why, replay and delete it", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await openWebhooks(page, "agency");
  await expect(page.getByRole("link", { name: "Add your first webhook" })).toBeVisible();
  await expectGoodScreen(page, "no webhooks");
  const url = `${receiver.url}${LONG_PATH}`;
  const first = await addWebhook(page, url);

  await page.getByRole("link", { name: "Open the webhook" }).click();
  await expect(page).toHaveURL(/\/webhooks\/wh_\w+$/);
  await expect(page.getByText(/^Nothing has been sent yet\. A test/)).toBeVisible();
  await expect(page.locator("main")).not.toContainText(first);
  await sendTest(page, "The test arrived");
  const newest = page.getByRole("region", { name: "Deliveries" }).locator("ol > li").first();
  await expectAttempt(newest, "Succeeded", "HTTP 200");
  expectSigned([first]);
  await expectGoodScreen(page, "webhook with a delivery");

  const status = page.getByRole("region", { name: "Status" });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(status.getByText("Paused", { exact: true })).toBeVisible();
  await expectGoodScreen(page, "paused webhook");
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(status.getByText("Active", { exact: true })).toBeVisible();
  const second = await rotateSecret(page);

  receiver.behave({ status: 410, body: `no such hook: ${"x".repeat(3_000)}` });
  await sendTest(page, "The test failed");
  expectSigned([second, first]);
  await expectDisabled(page, newest, url);
  await dismissNotice(page, account, url);
  await filterAndReplay(page);
  await deleteWebhook(page);
  await expect(page).toHaveURL(`/w/${account.workspaceId}/webhooks`);
  await expect(page.getByRole("link", { name: "Add your first webhook" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("what the service refuses is told at its field, which takes the focus", async ({ page }) => {
  await openWebhooks(page, "agency");
  await page.getByLabel("Address").fill("http://10.0.0.1/hook");
  // All of them are chosen until somebody wants fewer.
  for (const event of EVENT_TYPES) await page.getByRole("checkbox", { name: event }).uncheck();
  await page.getByRole("button", { name: "Add webhook" }).click();
  const address = page.getByLabel("Address");
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^Must be a public HTTPS address; this one [a-z ]+\.$/);
  await expect(page.getByRole("group", { name: "Events" })).toHaveAccessibleDescription(/^Must .*\.$/);
  await expectGoodScreen(page, "form with errors");
  await address.fill(receiver.url);
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByRole("checkbox").first()).toBeFocused();
  await page.getByRole("checkbox", { name: "audit.completed" }).check();
  await page.getByLabel("Your own secret (optional)").fill("whsec_");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText(/^Must be whsec_ and the base64 of 24 to 64 bytes/)).toBeVisible();
  await page.getByLabel("Your own secret (optional)").fill("a secret of my own, long enough");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("signed with your secret")).toBeVisible();
  await expectGoodScreen(page, "webhook with an own secret");
});

/** What arrived last is signed with each of these secrets. */
function expectSigned(secrets: string[]): void {
  const { path, headers, body = "" } = receiver.requests.at(-1) ?? {};
  const message = {
    id: String(headers?.["webhook-id"]),
    timestamp: Number(headers?.["webhook-timestamp"]),
    body,
  };
  expect(path).toBe(`/${LONG_PATH}`);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(headers?.["webhook-signature"]).toBe(sign(message, secrets));
}

/** @returns the new secret, which is gone when the page is loaded again. */
async function rotateSecret(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Rotate secret" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Rotate this secret?" });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page, "asking before rotation");
  await dialog.getByRole("button", { name: "Rotate", exact: true }).click();
  const secret = await readNewSecret(page);
  await expectGoodScreen(page, "secret rotated");
  await page.reload();
  await expect(page.getByText("signed with the secret before the last rotation, too")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(secret);
  return secret;
}

async function expectDisabled(page: Page, newest: Locator, url: string): Promise<void> {
  const status = page.getByRole("region", { name: "Status" });
  await expect(status.getByText("Disabled", { exact: true })).toBeVisible();
  await expect(status).toContainText("it answered 410 Gone");
  await expect(status).toContainText("Fix the receiver, enable the webhook again and replay what it missed.");
  await expect(status.getByRole("button", { name: "Enable again" })).toBeVisible();
  const notices = page.getByRole("region", { name: "Notices" });
  await expect(notices).toContainText(`Webhook disabled: ${url.slice(0, 40)}`);
  await expect(notices).toContainText(/Deliveries have been failing since \d+ \w+ \d{4}, \d\d:\d\d UTC/);
  await expectAttempt(newest, "Failed", "HTTP 410");
  await expect(newest).toContainText("no such hook: xxx");
  await expectGoodScreen(page, "disabled webhook");
}

/** The notice stands on the overview and on the page of all webhooks, too, until it is dismissed. */
async function dismissNotice(page: Page, account: Account, url: string): Promise<void> {
  const path = page.url();
  const notices = page.getByRole("region", { name: "Notices" });
  await page.goto(`/w/${account.workspaceId}`);
  await expect(notices).toContainText("Webhook disabled");
  await expectGoodScreen(page, "overview with a notice");
  await notices.getByRole("link", { name: "See what to do" }).click();
  await expect(page.getByRole("table", { name: "Webhooks" })).toContainText("it answered 410 Gone");
  await expectGoodScreen(page, "list with a disabled webhook");
  await notices.getByRole("button", { name: `Dismiss: Webhook disabled: ${url.slice(0, 40)}` }).click();
  await expect(notices).toHaveCount(0);
  await expect(page.getByText("Notice dismissed")).toBeFocused();
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Enable again" })).toBeVisible();
  await expect(notices).toHaveCount(0);
}

async function filterAndReplay(page: Page): Promise<void> {
  const entries = page.getByRole("region", { name: "Deliveries" }).locator("ol > li:has(code)");
  const filter = page.getByRole("form", { name: "Filter the deliveries" });
  receiver.behave({ status: 200 });
  await page.getByRole("button", { name: "Enable again" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(entries).toHaveCount(2);
  await tabTo(page, filter.getByLabel("Status"));
  await page.keyboard.type("Failed");
  await expect(page).toHaveURL(/\?status=failed$/);
  await expect(entries).toHaveCount(1);
  const before = receiver.requests.length;
  await entries.getByRole("button", { name: /^Replay webhook\.test of / }).click();
  await expect(page.getByText("The message is being sent again")).toBeVisible();
  await filter.getByLabel("Status").selectOption({ label: "Succeeded" });
  await expect(page).toHaveURL(/\?status=succeeded$/);
  await expect(entries).toHaveCount(2);
  expect(receiver.requests).toHaveLength(before + 1);
  await expectGoodScreen(page, "log of what succeeded");
  await openContents(page, entries.first());
  await page.goto(`${page.url().split("?")[0]}?q=${receiver.requests.at(-1)?.headers["webhook-id"]}`);
  // The test that failed, and its replay.
  await expect(entries).toHaveCount(2);
  await countFailed(page);
}

/** By the keyboard: body and headers as they arrived, and the code that checks them with the secret that signed them. */
async function openContents(page: Page, entry: Locator): Promise<void> {
  const { body = "", headers } = receiver.requests.at(-1) ?? {};
  await pressAt(page, entry.getByText("Payload and headers"));
  await expect(entry.getByText(body, { exact: true })).toBeVisible();
  const attempt = entry.getByRole("region", { name: "Attempt 1" });
  await expect(attempt).toContainText(`webhook-signature: ${headers?.["webhook-signature"]}`);
  await expect(attempt).toContainText("HTTP 200");
  await expect(entry.getByText(/^curl -X POST 'https:/)).toBeVisible();
  await expectGoodScreen(page, "a delivery that was opened");
  const verify = page.getByRole("region", { name: "Verify messages" });
  await pressAt(page, verify.getByText("Show the code, filled in"));
  await expect(verify.getByText(`${headers?.["webhook-id"]}`)).toBeVisible();
  await writeAt(page, verify.getByLabel("Secret of your receiver"), "not the right one");
  await expect(verify.getByText("This secret did not sign the message.")).toBeVisible();
  await expectGoodScreen(page, "code that is filled in");
  await takePictures(page);
}

/** Everything that failed here was a test, which is not sent again. */
async function countFailed(page: Page): Promise<void> {
  await pressAt(page, page.getByRole("button", { name: "Replay failed …" }));
  const dialog = page.getByRole("alertdialog", { name: "Replay what failed?" });
  await expect(dialog.getByText("Nothing failed in this time that has not arrived since.")).toBeVisible();
  await expectGoodScreen(page, "replay of nothing");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** With PLINTH_PICTURES set to a folder: what a person sees, at two widths and in both colours. */
async function takePictures(page: Page): Promise<void> {
  const folder = process.env.PLINTH_PICTURES;
  if (!folder) return;
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/webhook-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function deleteWebhook(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete webhook" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this webhook?" });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page, "asking before deletion");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
}
