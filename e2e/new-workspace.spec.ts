import { expect, test } from "@playwright/test";
import { addPerson, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo, writeAt } from "./support/keyboard.ts";
import { bringSession, enter } from "./support/sign-in.ts";

test("an owner makes a second brand by keyboard: colleagues come along, a client who looks does not", async ({
  page,
}) => {
  const owner = await createAccount("agency", "Larkspur Tea");
  const editor = await addPerson(owner.workspaceId, "editor");
  const client = await addPerson(owner.workspaceId, "viewer");
  await enter(page, owner, "/settings");
  await pressAt(page, page.getByRole("link", { name: "New workspace in this account" }));
  await expect(page.getByRole("heading", { name: "New workspace", level: 1 })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: editor.email })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: client.email })).not.toBeChecked();
  await expectGoodScreen(page, "new workspace");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page, "new workspace on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressAt(page, page.getByRole("button", { name: "Create workspace" }));
  await expect(page.getByLabel("Name of the brand")).toBeFocused();
  await writeAt(page, page.getByLabel("Name of the brand"), "Fernhill Soap");
  await pressAt(page, page.getByRole("button", { name: "Create workspace" }));
  await expect(page).toHaveURL(/\/w\/ws_\w+\/platforms$/);
  await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
  await page.goto("/workspaces");
  await tabTo(page, page.getByRole("link", { name: "New workspace" }));
  await expectGoodScreen(page, "all workspaces of an owner");
  await bringSession(page, client);
  await page.goto("/workspaces");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "New workspace" })).toHaveCount(0);
});

test("an account without a place left says how to get one", async ({ page }) => {
  const owner = await createAccount("pro", "Larkspur Tea");
  await enter(page, owner);
  await page.goto("/workspaces/new");
  await expect(page.getByText("No place left in this account")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create workspace" })).toHaveCount(0);
  await expectGoodScreen(page, "new workspace without a place");
});
