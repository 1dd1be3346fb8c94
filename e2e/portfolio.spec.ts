import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { inIdentityTransaction, withWorkspace } from "#lib/db.ts";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount } from "./support/accounts.ts";
import { importExport, runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { bringSession } from "./support/sign-in.ts";

/** Lets somebody into the workspace of another account. */
async function letIn({ email }: Account, workspaceId: string): Promise<void> {
  const userId = (await findUserByEmail(email))?.id ?? "";
  await inIdentityTransaction({ workspaceId, userId }, (tx) =>
    tx.membership.create({ data: { workspaceId, userId, role: "editor", createdAt: new Date() } }),
  );
}

test("several workspaces: the start page says where somebody is needed; search, order, CSV and the switcher", async ({
  page,
}) => {
  const own = await createAccount("agency", "Larkspur Tea");
  const other = await createAccount("pro", "Fernhill Soap");
  await letIn(own, other.workspaceId);
  await importExport(own.workspaceId);
  await runAudit(own.workspaceId);
  await importText(other.workspaceId, "twitter", makePosts(3));
  await withWorkspace(other.workspaceId, (tx) =>
    tx.profile.updateMany({
      where: { workspaceId: other.workspaceId },
      data: { status: "reconnect_required" },
    }),
  );
  await bringSession(page, own);
  await page.goto("/");
  await expect(page).toHaveURL("/workspaces");
  await expect(page.getByText("1 of 2 workspaces needs attention.")).toBeVisible();
  const names = page.getByRole("rowheader");
  await expect(names.first()).toContainText("Fernhill Soap");
  await expectGoodScreen(page, "all workspaces");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page, "all workspaces on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel("Order").selectOption("Score, highest first");
  await expect(names.first()).toContainText("Larkspur Tea");
  await page.getByLabel("Search").fill("nothing like it");
  await expect(page.getByText("No workspace is called that.")).toBeVisible();
  await expectGoodScreen(page, "no workspace found");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(names).toHaveCount(2);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  expect(readFileSync(await (await file).path(), "utf8")).toContain("Fernhill Soap");
  await page.getByRole("link", { name: "Connection broken" }).click();
  await expect(page).toHaveURL(`/w/${other.workspaceId}/platforms`);
  await page.getByRole("button", { name: /^Workspace: Fernhill Soap/ }).click();
  const switcher = page.getByRole("navigation", { name: "Workspaces" });
  await expect(switcher.getByText("Account Larkspur Tea")).toBeVisible();
  await expectGoodScreen(page, "switcher with two accounts");
  await switcher.getByRole("link", { name: "All workspaces" }).click();
  await expect(page.getByRole("heading", { name: "All workspaces", level: 1 })).toBeVisible();
});

test("one workspace: the start page leads to it", async ({ page }) => {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto("/");
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
});
