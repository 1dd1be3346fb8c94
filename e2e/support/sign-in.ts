import { expect, type Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { findUserByEmail } from "#lib/members/find-user-by-email.ts";
import { SESSION_SECONDS, startSession } from "#lib/members/start-session.ts";
import type { Account } from "./accounts.ts";

const USER_AGENT = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** Fills the sign-in form of the page that is open, and sends it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<void> {
  // The page before may have fields of the same names: they are gone when the heading is there.
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Opens a page of the account's workspace, whose owner is signed in. */
export async function enter(page: Page, account: Account, path = ""): Promise<void> {
  await bringSession(page, account);
  await page.goto(`/w/${account.workspaceId}${path}`);
  // A key that is pressed before its scripts are there reaches no button.
  await expect(page.locator("[data-still]")).toHaveCount(0);
}

/** Gives the browser the session of the account's owner, as one who has signed in before. */
export async function bringSession(page: Page, account: Account): Promise<void> {
  const user = await findUserByEmail(account.email);
  if (!user) throw new Error(`there is no user ${account.email}`);
  const browser = { address: "192.0.2.1", userAgent: USER_AGENT, now: new Date() };
  const session = await startSession({ id: user.id, passwordHash: user.passwordHash ?? "" }, browser);
  const token = { sub: user.id, session: session ?? "" };
  const value = await encode({ token, secret: process.env.NEXTAUTH_SECRET ?? "", maxAge: SESSION_SECONDS });
  const url = process.env.PLINTH_E2E_URL ?? "";
  await page.context().addCookies([{ name: "plinth.session", value, url, httpOnly: true, sameSite: "Lax" }]);
}
