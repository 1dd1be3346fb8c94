import { expect, type Locator, type Page, test } from "@playwright/test";
import { listPages } from "#components/workspaces/workspace-pages.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { type Account, addPerson, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { bringSession, enter } from "./support/sign-in.ts";

const TEAM = "/settings/team";

async function openTeam(page: Page, account: Account): Promise<void> {
  await enter(page, account, TEAM);
  await expect(page.getByRole("heading", { name: "Members" })).toBeVisible();
}

const rowOf = (page: Page, email: string) => page.getByRole("row").filter({ hasText: email });

test("an owner changes a role and removes a member, who is out at once; the last owner stays", async ({
  page,
  browser,
}) => {
  const owner = await createAccount("agency");
  const editor = await addPerson(owner.workspaceId, "editor");
  const theirs = await browser.newPage();
  await enter(theirs, editor, TEAM);
  await expect(theirs.getByRole("button", { name: /^(Change role|Remove)/ })).toHaveCount(0);
  await openTeam(page, owner);
  await expectGoodScreen(page, "team");
  await page.getByRole("button", { name: `Change role of ${editor.name}` }).press("Enter");
  await page.getByRole("dialog").getByLabel("Role", { exact: true }).selectOption("Viewer");
  await expectGoodScreen(page, "role of a member");
  await page.getByRole("button", { name: "Save role" }).press("Enter");
  await expect(rowOf(page, editor.email)).toContainText("Viewer");
  await page.getByRole("button", { name: `Remove ${editor.name}` }).click();
  await expectGoodScreen(page, "remove a member");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(rowOf(page, editor.email)).toHaveCount(0);
  expect((await theirs.goto(`/w/${owner.workspaceId}`))?.status()).toBe(404);
  await theirs.close();
  await page.getByRole("button", { name: "Leave this workspace" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "This is the only owner of the workspace",
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, owner.email)).toContainText("Owner");
});

test("an owner hands the workspace over once its name is typed, then leaves it", async ({ page }) => {
  const owner = await createAccount("agency", "Fernhill Soap");
  const viewer = await addPerson(owner.workspaceId, "viewer");
  await openTeam(page, owner);
  await page.getByRole("button", { name: "Hand over workspace" }).click();
  await page.getByLabel("Name of the workspace").fill("Fernhill");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    "Must be the name of the workspace",
  );
  await expectGoodScreen(page, "hand over");
  await page.getByLabel("Name of the workspace").fill("Fernhill Soap");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(rowOf(page, viewer.email)).toContainText("Owner");
  await expect(rowOf(page, owner.email)).toContainText("Admin");
  await expect(page.getByRole("button", { name: "Hand over workspace" })).toHaveCount(0);
  await page.getByRole("button", { name: "Leave this workspace" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByText("You are not in a workspace yet")).toBeVisible();
  expect(await findUserByEmail(owner.email)).not.toBeNull();
});

test("a viewer is offered what they read, not what others work with, and may leave", async ({ page }) => {
  const owner = await createAccount("agency");
  const viewer = await addPerson(owner.workspaceId, "viewer");
  await bringSession(page, viewer);
  await page.goto(`/w/${owner.workspaceId}`);
  await expect(page.getByRole("heading", { name: "No data yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Import/ })).toHaveCount(0);
  const pages = page.getByRole("navigation", { name: "Workspace" }).getByRole("link");
  await expect(pages).toHaveText(listPages(false).map(({ label }) => label));
  await expect(page.getByRole("link", { name: /^(Drafts|Webhooks)$/ })).toHaveCount(0);
  await expectGoodScreen(page, "overview of a viewer without data");
  await page.goto(`/w/${owner.workspaceId}/settings`);
  await expect(page.getByRole("navigation", { name: "Settings" }).getByRole("link")).toHaveText([
    "General",
    "Weekly digest",
  ]);
  await expectGoodScreen(page, "settings of a viewer");
  await page.goto(`/w/${owner.workspaceId}/settings/team`);
  await expect(rowOf(page, owner.email)).toContainText("Owner");
  await expect(page.getByRole("button", { name: /Change role|Remove|Hand over/ })).toHaveCount(0);
  await page.goto(`/w/${owner.workspaceId}/settings`);
  await page.getByRole("button", { name: "Leave this workspace" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByText("You are not in a workspace yet")).toBeVisible();
});

async function linkIn(part: Locator): Promise<URL> {
  return new URL((await part.locator("code").textContent()) ?? "");
}

/** Invites somebody on the page of the team that is open. @returns the path of the link that is shown. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption(role);
  await page.getByRole("button", { name: "Invite" }).press("Enter");
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toContainText(`${email} has been emailed an invitation`);
  const url = await linkIn(told);
  return `${url.pathname}${url.search}`;
}

test("somebody new joins by a link, with an account that is made on the way; the link works once", async ({
  page,
  browser,
}) => {
  const owner = await createAccount("agency");
  const email = `ada-${Date.now()}@fernhill.example`;
  await openTeam(page, owner);
  const link = await invite(page, email, "Viewer");
  await expectGoodScreen(page, "an invitation");
  const theirs = await browser.newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Join Larkspur Tea" })).toBeVisible();
  await expect(theirs.getByLabel("Email address")).not.toBeEditable();
  await expectGoodScreen(theirs, "join");
  await theirs.getByLabel("Your name").fill("Ada");
  await theirs.getByLabel("Password", { exact: true }).fill("four green kettles");
  await theirs.getByRole("button", { name: "Create account and join" }).press("Enter");
  await expect(theirs).toHaveURL(new RegExp(`/w/${owner.workspaceId}$`));
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
  await expectGoodScreen(theirs, "an invitation that is used");
  await theirs.close();
  await page.reload();
  await expect(rowOf(page, email)).toContainText("Viewer");
  await expect(page.getByRole("button", { name: `Withdraw the invitation of ${email}` })).toHaveCount(0);
});

test("whoever has an account joins by a button; another address is told; links are renewed and withdrawn", async ({
  page,
  browser,
}) => {
  const [owner, guest, other] = [await createAccount("agency"), await createAccount(), await createAccount()];
  await openTeam(page, owner);
  const first = await invite(page, guest.email, "Admin");
  const theirs = await browser.newPage();
  await bringSession(theirs, other);
  await theirs.goto(first);
  await expect(theirs.getByText("You are signed in with another address")).toBeVisible();
  await expectGoodScreen(theirs, "an invitation of another address");
  await page.getByRole("button", { name: `New link for ${guest.email}` }).click();
  await page.getByRole("button", { name: "Make a new link" }).click();
  const renewed = await linkIn(page.getByRole("dialog"));
  await expectGoodScreen(page, "a new link");
  await page.getByRole("button", { name: "Close" }).click();
  await theirs.goto(first);
  await expect(theirs.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
  await bringSession(theirs, guest);
  await theirs.goto(`${renewed.pathname}${renewed.search}`);
  await expectGoodScreen(theirs, "an invitation of one's own");
  await theirs.getByRole("button", { name: "Join workspace" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/w/${owner.workspaceId}$`));
  await theirs.close();
  const late = await invite(page, other.email, "Viewer");
  await page.getByRole("button", { name: `Withdraw the invitation of ${other.email}` }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Withdraw the invitation/ })).toHaveCount(0);
  await page.goto(late);
  await expect(page.getByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
});
