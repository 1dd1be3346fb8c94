import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { codeNow } from "#scripts/testing/read-key.ts";
import { linkIn, plainMail } from "#scripts/testing/read-mail.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { awaitMail, readMails } from "./support/read-mails.ts";
import { bringSession, signIn } from "./support/sign-in.ts";

const NEW_PASSWORD = "a new password of mine";

/** Asks for a link on the page that is open. */
async function askFor(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
}

/** Opens an address as a mail scanner does: twice, before its owner. */
async function scan(context: BrowserContext, link: string): Promise<void> {
  const scanner = await context.browser()?.newContext();
  for (let n = 0; n < 2; n++) expect((await scanner?.request.get(link))?.status()).toBe(200);
  await scanner?.close();
}

test("a forgotten password is replaced by a link, once; other browsers are signed out", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto("/account");
  const other = await context.browser()?.newContext();
  const visitor = (await other?.newPage()) as Page;
  await visitor.goto(`${process.env.PLINTH_E2E_URL}/sign-in`);
  await visitor.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(visitor.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectGoodScreen(visitor, "forgotten password");
  await askFor(visitor, account.email);
  await expectGoodScreen(visitor, "link asked for");
  const { link } = linkIn(await awaitMail(account.email, "Choose a new password"), "/reset-password");
  await scan(context, link);
  await visitor.goto(link);
  await expect(visitor.getByText(account.email)).toBeVisible();
  await visitor.getByLabel("New password").fill("password123");
  await visitor.getByRole("button", { name: "Change password and sign in" }).click();
  await expect(visitor.getByText(/is among the most common ones/)).toBeVisible();
  await expectGoodScreen(visitor, "weak new password");
  await visitor.getByLabel("New password").fill(NEW_PASSWORD);
  await visitor.getByRole("button", { name: "Change password and sign in" }).click();
  await expect(visitor).toHaveURL(new RegExp(`/w/${account.workspaceId}$`));
  await awaitMail(account.email, "has just been changed");
  await visitor.goto(link);
  await expect(visitor.getByText("This link does not work any more")).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL("/sign-in?callbackUrl=%2Faccount");
  await signIn(page, { email: account.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL("/account");
  await other?.close();
});

test("a mailed link signs in by its button, and only once; a stranger is told the same", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const stranger = `stranger-${account.email}`;
  await page.goto("/sign-in");
  await page.getByRole("link", { name: "Mail me a link to sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in by email" })).toBeVisible();
  await askFor(page, stranger);
  await page.goto("/sign-in/email");
  await askFor(page, account.email);
  const mail = await awaitMail(account.email, "Here is your link");
  expect(plainMail(mail)).toContain("15 minutes");
  expect(readMails(stranger)).toEqual([]);
  const { link } = linkIn(mail, "/sign-in/link");
  await scan(context, link);
  await page.goto(link);
  await expect(page.getByText(account.email)).toBeVisible();
  await expectGoodScreen(page, "link to sign in");
  const signInButton = page.getByRole("button", { name: "Sign in" });
  await expect(signInButton).toBeEnabled();
  await signInButton.press("Enter");
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByText("This link does not work any more")).toBeVisible();
});

test("a second step is set up, asked for and passed by the app or a recovery code, and switched off", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  await bringSession(page, account);
  await page.goto("/account");
  const card = page.getByRole("region", { name: "Two-step sign-in" });
  const setUp = card.getByRole("button", { name: "Set up two-step sign-in" });
  // Before the script is there a key is heard by nobody.
  await expect(setUp).toBeEnabled();
  await setUp.press("Enter");
  await expect(card.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = (await card.getByTestId("second-step-key").textContent()) ?? "";
  await card.getByLabel("Code from your app").fill("000000");
  await page.keyboard.press("Enter");
  await expect(card.getByText(/^This code is not the one of this moment/)).toBeVisible();
  await expectGoodScreen(page, "second step is set up");
  await card.getByLabel("Code from your app").fill(codeNow(key));
  await page.keyboard.press("Enter");
  await expect(card.getByRole("listitem")).toHaveCount(10);
  const recovery = (await card.getByRole("listitem").first().textContent()) ?? "";
  await expectGoodScreen(page, "recovery codes");
  await card.getByRole("button", { name: "I have saved them" }).click();
  await expect(card.getByText("10 recovery codes")).toBeVisible();
  await expectGoodScreen(page, "second step is on");

  await context.clearCookies();
  await page.goto("/sign-in");
  await signIn(page, account);
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByLabel("Email address")).toBeHidden();
  await expectGoodScreen(page, "second step is asked for");
  await code.fill("111111");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^This code is wrong or was used already/)).toBeVisible();
  await expectGoodScreen(page, "wrong code");
  await code.fill(codeNow(key, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);

  await context.clearCookies();
  await page.goto("/sign-in");
  await signIn(page, account);
  await code.fill(recovery);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);
  await page.goto("/account");
  await expect(card.getByText("9 recovery codes")).toBeVisible();
  await card.getByRole("button", { name: "Switch off" }).click();
  await card.getByLabel("Your password, or a code from your app").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(card.getByText(/^This is neither your password/)).toBeVisible();
  await expectGoodScreen(page, "second step is switched off");
  await card.getByLabel("Your password, or a code from your app").fill(account.password);
  await page.keyboard.press("Enter");
  await expect(setUp).toBeVisible();
});
