import { expect, test } from "@playwright/test";
import { addPerson, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { pressAt, tabTo } from "./support/keyboard.ts";
import { bringSession, enter, signIn } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";

test("an owner deletes the workspace by the keyboard, members see its day, and the owner keeps it", async ({
  page,
  browser,
}) => {
  const owner = await createAccount("agency", "Fernhill Soap");
  const viewer = await addPerson(owner.workspaceId, "viewer");
  await enter(page, owner, "/settings");
  await pressAt(page, page.getByRole("button", { name: "Delete workspace" }));
  await page.getByLabel("Name of the workspace").fill("Fernhill");
  await page.getByLabel("Your password").fill("not this one");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This is not your password.")).toBeVisible();
  await expectGoodScreen(page, "delete a workspace");
  await takePictures(page, `delete a workspace ${test.info().project.name}`);
  await page.getByLabel("Your password").fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Must be the name of the workspace: Fernhill Soap")).toBeVisible();
  await page.getByLabel("Name of the workspace").fill("Fernhill Soap");
  await page.getByLabel("Your password").fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^This workspace will be deleted on/)).toBeVisible();
  await expectGoodScreen(page, "workspace to be deleted");
  await takePictures(page, `workspace to be deleted ${test.info().project.name}`);

  const theirs = await browser.newPage();
  await bringSession(theirs, viewer);
  await theirs.goto(`/w/${owner.workspaceId}/audits`);
  await expect(theirs).toHaveURL(`/workspaces/${owner.workspaceId}`);
  await expect(theirs.getByText("ask an owner of the workspace to keep it")).toBeVisible();
  await expect(theirs.getByRole("button", { name: /Keep/ })).toHaveCount(0);
  await theirs.close();

  await page.goto("/workspaces");
  await expect(page.getByRole("heading", { name: "Waiting to be deleted" })).toBeVisible();
  await expectGoodScreen(page, "workspaces to be deleted");
  await takePictures(page, `workspaces to be deleted ${test.info().project.name}`);
  await pressAt(page, page.getByRole("main").getByRole("link", { name: "Fernhill Soap" }));
  await tabTo(page, page.getByRole("button", { name: "Keep this workspace" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/w/${owner.workspaceId}`);
});

test("somebody deletes their account, is signed out, and keeps it by signing in", async ({ page }) => {
  const owner = await createAccount("agency", "Larkspur Soap");
  await enter(page, owner);
  await page.goto("/account");
  await expect(page.getByText("Nobody else is in these workspaces")).toBeVisible();
  await expectGoodScreen(page, "account to be deleted");
  await takePictures(page, `account to be deleted ${test.info().project.name}`);
  await pressAt(page, page.getByRole("button", { name: "Delete your account" }));
  await page.getByRole("dialog").getByLabel("Your password").fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectGoodScreen(page, "account is to be deleted");
  await pressAt(page, page.getByRole("button", { name: "Close" }));
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, owner);
  await expect(page).toHaveURL(`/w/${owner.workspaceId}`);
});
