import { expect, type Page, test } from "@playwright/test";
import type { Role } from "#lib/access/find-member.ts";
import { createAccount, giveRole } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { sendByScript } from "./support/send-by-script.ts";
import { enter } from "./support/sign-in.ts";

async function openSettings(page: Page, role: Role): Promise<string> {
  const account = await createAccount("agency");
  await giveRole(account.workspaceId, role);
  await enter(page, account, "/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  return account.workspaceId;
}

test("editors change what is in a workspace; its settings and webhooks are for owners and admins", async ({
  page,
}) => {
  const id = await openSettings(page, "editor");
  await expect(page.getByText("Your role here is editor")).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: "Change" })).toHaveCount(0);
  await expectGoodScreen(page, "settings of an editor");
  await page.goto(`/w/${id}/webhooks`);
  await expect(page.getByText("Your role here is editor")).toBeVisible();
  await expect(page.locator("main").getByRole("textbox")).toHaveCount(0);
  await expectGoodScreen(page, "webhooks of an editor");
  const root = `/internal/workspaces/${id}`;
  const webhook = { url: "https://hooks.example.com/", events: ["score.changed"] };
  const campaign = { name: "Winter", start_date: "2099-01-01" };
  expect(await sendByScript(page, `${root}/settings`, "PATCH", { name: "Taken" })).toBe(403);
  expect(await sendByScript(page, `${root}/webhooks`, "POST", webhook)).toBe(403);
  expect(await sendByScript(page, `${root}/campaigns`, "POST", campaign)).toBe(200);
});

test("admins change settings and webhooks", async ({ page }) => {
  const id = await openSettings(page, "admin");
  await page.getByRole("button", { name: "Change name or industry" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Larkspur Tea House");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const webhook = { url: "https://hooks.example.com/", events: ["score.changed"] };
  expect(await sendByScript(page, `/internal/workspaces/${id}/webhooks`, "POST", webhook)).toBe(200);
});
