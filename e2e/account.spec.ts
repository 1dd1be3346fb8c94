import { randomBytes } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { makeConfirmLink } from "#lib/members/confirm-link.ts";
import { signUp } from "#lib/members/sign-up.ts";
import { type Account, createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { bringSession, enter, signIn } from "./support/sign-in.ts";

const NEW_PASSWORD = "a new password of mine";

/** What a page and the dashboard's own door tell whoever holds these cookies. */
async function tell(context: BrowserContext, cookies: Cookies, workspaceId: string): Promise<number[]> {
  const stranger = await context.browser()?.newContext();
  if (!stranger) throw new Error("there is no browser");
  await stranger.addCookies(cookies);
  const url = process.env.PLINTH_E2E_URL ?? "";
  const page = await stranger.request.get(`${url}/w/${workspaceId}`, { maxRedirects: 0 });
  const door = await stranger.request.get(`${url}/internal/workspaces/${workspaceId}`);
  await stranger.close();
  return [page.status(), door.status()];
}
type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Your account" }).click();
}

/** One more session of the account, as another browser has it. */
async function signInElsewhere(page: Page, account: Account): Promise<Cookies> {
  const mine = await page.context().cookies();
  await bringSession(page, account);
  const other = await page.context().cookies();
  await page.context().addCookies(mine);
  return other.filter(({ name }) => name === "plinth.session");
}

test("a copied cookie dies with the sign-out, and no session is told to scripts", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await page.goto("/sign-in");
  await signIn(page, account);
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  const copied = await context.cookies();
  expect(await tell(context, copied, account.workspaceId)).toEqual([200, 200]);
  const told = await (await page.request.get("/api/auth/session")).json();
  expect(Object.keys(told)).toEqual(["expires"]);
  await openMenu(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  expect(await tell(context, copied, account.workspaceId)).toEqual([307, 401]);
});

test("sessions are listed, and ended one by one and all at once", async ({ page, context }) => {
  const account = await createAccount();
  await enter(page, account);
  const others = [await signInElsewhere(page, account), await signInElsewhere(page, account)];
  await openMenu(page);
  await page.getByRole("link", { name: "Sessions and password" }).click();
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Firefox on Windows" })).toHaveCount(3);
  await expect(page.getByText("This browser")).toHaveCount(1);
  await expect(page.getByText("From 192.0.2.1")).toHaveCount(3);
  await expectGoodScreen(page, "sessions");
  await page.getByRole("button", { name: "End the session of Firefox on Windows" }).first().focus();
  await page.keyboard.press("Enter");
  await expectGoodScreen(page, "end a session");
  await page.getByRole("button", { name: "End", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Firefox on Windows" })).toHaveCount(2);
  await page.getByRole("button", { name: "End all others" }).click();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Firefox on Windows" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^End/ })).toHaveCount(0);
  for (const cookies of others) expect(await tell(context, cookies, account.workspaceId)).toEqual([307, 401]);
  expect(await tell(context, await context.cookies(), account.workspaceId)).toEqual([200, 200]);
});

test("a changed password ends the other sessions and keeps this one", async ({ page, context }) => {
  const account = await createAccount();
  await bringSession(page, account);
  const elsewhere = await signInElsewhere(page, account);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Must be your current password.")).toBeVisible();
  await expectGoodScreen(page, "refused password");
  await page.getByLabel("Current password").fill(account.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");
  await expectGoodScreen(page, "changed password");
  expect(await tell(context, elsewhere, account.workspaceId)).toEqual([307, 401]);
  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ada L.");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name has been saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Colleagues see you as Ada L.")).toBeVisible();
  await page.goto(`/w/${account.workspaceId}`);
  await openMenu(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.goto("/account");
  await expect(page).toHaveURL("/sign-in?callbackUrl=%2Faccount");
  await signIn(page, { email: account.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/account");
});

test("an address is confirmed by its link, a button and nobody else's session", async ({ page }) => {
  const email = `new-${randomBytes(5).toString("hex")}@larkspur.example`;
  const password = "quite a good one";
  const origin = { address: `2001:db8:${randomBytes(2).toString("hex")}::1`, requestId: null };
  await signUp({ brand: "Larkspur Tea", name: "Ada", email, password }, origin, new Date());
  const { link } = await makeConfirmLink(email, new Date());
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await signIn(page, { email, password });
  await expect(page).toHaveURL(`${pathname}${search}`);
  await expect(page.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await expect(page.getByText("Please confirm your email address")).toHaveCount(0);
  await expectGoodScreen(page, "address to be confirmed");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Your email address is confirmed")).toBeVisible();
  await expect(page.getByText("Please confirm your email address")).toBeHidden();
  await page.reload();
  await expect(page.getByText("Your email address is confirmed")).toBeVisible();
});
