import { expect, test } from "@playwright/test";
import type { Receiver } from "../scripts/testing/https-receiver.ts";
import { changePlan, giveRole } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { sendByScript } from "./support/send-by-script.ts";
import { startTrustedReceiver } from "./support/start-trusted-receiver.ts";
import { addWebhook, expectAttempt, openWebhooks, SECRET, sendTest } from "./support/webhook-steps.ts";

let receiver: Receiver;

test.beforeEach(async () => {
  receiver = await startTrustedReceiver();
});
test.afterEach(() => receiver.close());

test("viewers see webhooks and their log, but neither buttons nor secrets", async ({ page }) => {
  const account = await openWebhooks(page, "agency");
  await page.getByRole("button", { name: "Show the secret" }).click();
  await expect(page.getByText(SECRET)).toBeVisible();
  await expectGoodScreen(page, "signing secret shown");
  await page.getByRole("button", { name: "Hide the secret" }).click();
  await expect(page.getByText(SECRET)).toHaveCount(0);
  await addWebhook(page, receiver.url);
  await page.getByRole("link", { name: "Open the webhook" }).click();
  await sendTest(page, "The test arrived");

  await giveRole(account.workspaceId, "viewer");
  await page.reload();
  const log = page.getByRole("region", { name: "Deliveries" });
  await expectAttempt(log.locator("ol > li").first(), "Succeeded", "HTTP 200");
  await expect(page.getByText("Your role here is viewer")).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveText(["Filter"]);
  // Those of the filter, of which nothing is sent.
  await expect(page.locator("main").getByRole("textbox")).toHaveCount(2);
  await expect(page.locator("main").getByRole("textbox", { name: /^(From|To) \(UTC\)$/ })).toHaveCount(2);
  await expectGoodScreen(page, "webhook of a viewer");
  const root = `/internal/workspaces/${account.workspaceId}/webhooks`;
  const webhook = `${root}/${page.url().split("/").at(-1)}`;
  for (const path of [root, `${root}/signing-secret`, `${webhook}/test`, `${webhook}/rotate-secret`])
    expect(await sendByScript(page, path), path).toBe(403);
  expect(await sendByScript(page, webhook, "DELETE")).toBe(403);

  await page.goto(`/w/${account.workspaceId}/webhooks`);
  await expect(
    page.getByText("You can see webhooks, but only owners and admins can change them"),
  ).toBeVisible();
  await expect(page.getByText("Only owners and admins of the workspace can see it.")).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  await expectGoodScreen(page, "webhooks of a viewer");
});

test("a smaller plan pauses webhooks, and their page says what they need", async ({ page }) => {
  const account = await openWebhooks(page, "agency");
  await addWebhook(page, receiver.url);
  await page.getByRole("link", { name: "Open the webhook" }).click();
  await expect(page.getByRole("button", { name: "Send test" })).toBeVisible();
  await changePlan(account.workspaceId, "pro");
  await page.reload();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  await expect(page.getByText("This account's plan no longer includes webhooks.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Send test|Resume|Replay)/ })).toHaveCount(0);
  await expectGoodScreen(page, "webhook on a smaller plan");
});

for (const plan of ["creator", "pro"] as const) {
  test(`on ${plan} the page says what webhooks need, and the door refuses`, async ({ page }) => {
    const account = await openWebhooks(page, plan);
    await expect(page.getByRole("heading", { name: "Webhooks need the Agency plan" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add webhook" })).toHaveCount(0);
    await expectGoodScreen(page, `webhooks on ${plan}`);
    const body = { url: receiver.url, events: ["score.changed"] };
    const path = `/internal/workspaces/${account.workspaceId}/webhooks`;
    expect(await sendByScript(page, path, "POST", body)).toBe(403);
  });
}
