import { expect, type Page } from "@playwright/test";
import type { Account } from "./run-cli.ts";

/** Fills the sign-in form of the page that is open, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<void> {
  // The page before may have fields of the same names: they are gone when the heading is there.
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in on a page of its own; the overview of the workspace is there afterwards. */
export async function enterAs(page: Page, account: Account): Promise<void> {
  await page.goto("/sign-in");
  await signIn(page, account);
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  // Left while it is still being streamed, the overview complains.
  await page.waitForLoadState("load");
}
