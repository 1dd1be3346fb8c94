import { randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { signUp } from "#lib/members/sign-up.ts";
import { startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { awaitMail } from "./support/read-mails.ts";
import { signIn } from "./support/sign-in.ts";
import { GITHUB_CLIENT, type GithubStandIn, serveGithub } from "./vendors/github/serve-github.ts";
import { GOOGLE_CLIENT, type GoogleStandIn, serveGoogle } from "./vendors/google/serve-google.ts";

let google: GoogleStandIn;
let github: GithubStandIn;
let server: WebServer;

test.beforeAll(async () => {
  [google, github] = await Promise.all([serveGoogle(), serveGithub()]);
  server = await startWebServer("server.ts", {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_BASE_URL: google.base,
    GITHUB_CLIENT_ID: GITHUB_CLIENT.id,
    GITHUB_CLIENT_SECRET: GITHUB_CLIENT.secret,
    GITHUB_BASE_URL: github.base,
    PLINTH_ALLOWED_PRIVATE_CIDRS: "127.0.0.0/8",
  });
});
test.afterAll(async () => {
  await Promise.all([server.stop(), google.close(), github.close()]);
});

/** Somebody whom both providers know by this address. @returns under which name they go to them */
function meet(email: string): string {
  const name = randomBytes(4).toString("hex");
  google.people.set(name, { sub: name, email, name: "Ada Lark" });
  const id = Number.parseInt(name, 16) + 1;
  github.people.set(name, { id, login: "ada", emails: [{ email, primary: true, verified: true }] });
  return name;
}

/** What somebody does on a provider's page. */
async function decide(page: Page, name: string, button = "Allow"): Promise<void> {
  await page.getByLabel("Account", { exact: true }).fill(name);
  await page.getByRole("button", { name: button }).click();
}

/** Presses a button by the keyboard, once its script is there. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

test("somebody new signs up with Google and comes back; a page that is opened signs nobody in", async ({
  page,
  context,
}) => {
  const email = `new-${randomBytes(4).toString("hex")}@larkspur.example`;
  const name = meet(email);
  await page.goto(`${server.url}/sign-up`);
  await expectGoodScreen(page, "sign-up with providers");
  await page.goto(`${server.url}/sign-in`);
  await expectGoodScreen(page, "sign-in with providers");
  await press(page, "Continue with Google");
  await decide(page, name);
  await expect(page).toHaveURL(`${server.url}/sign-in/google`);
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("Ada Lark");
  await expectGoodScreen(page, "somebody new from a provider");
  await page.getByLabel("Name of your brand").fill("Larkspur Tea");
  await press(page, "Create account");
  await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();

  await page.goto(`${server.url}/account`);
  const card = page.getByRole("region", { name: "Ways to sign in" });
  await expect(card.getByText(email)).toBeVisible();
  await expectGoodScreen(page, "an account that is linked");
  await card.getByRole("button", { name: `Unlink ${email} at Google` }).click();
  await page.getByRole("button", { name: "Unlink", exact: true }).last().click();
  await expect(page.getByText(/^This is the only way you sign in/)).toBeVisible();

  await context.clearCookies();
  await page.goto(`${server.url}/sign-in?callbackUrl=%2Faccount`);
  await press(page, "Continue with Google");
  await decide(page, name);
  await expect(page.getByRole("button", { name: `Continue as ${email}` })).toBeVisible();
  await expectGoodScreen(page, "somebody known from a provider");
  const opened = await context.request.get(`${server.url}/sign-in/google`);
  expect([opened.status(), await opened.text()]).toEqual([200, expect.stringContaining(email)]);
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain("plinth.session");
  await press(page, `Continue as ${email}`);
  await expect(page).toHaveURL(`${server.url}/account`);
  await expect(card.getByText(/^Last used/)).toBeVisible();
});

test("whoever has an account links GitHub with their password, signs in by it, and unlinks it", async ({
  page,
  context,
}) => {
  const account = await createAccount();
  const name = meet(`private-${account.email}`);
  await page.goto(`${server.url}/sign-in?callbackUrl=%2Faccount`);
  await signIn(page, account);
  const card = page.getByRole("region", { name: "Ways to sign in" });
  await expect(card).toBeVisible();
  await press(page, "Link GitHub");
  await card.getByLabel("Your password").fill("wrong");
  await page.keyboard.press("Enter");
  await expect(card.getByText("This is not your password.")).toBeVisible();
  await expectGoodScreen(page, "linking an account");
  await card.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await decide(page, name, "Deny");
  await expect(card.getByText("You did not continue with GitHub")).toBeVisible();
  await expectGoodScreen(page, "linking was refused");
  await press(page, "Link GitHub");
  await card.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await decide(page, name);
  await expect(card.getByText("Linked to GitHub")).toBeVisible();
  await awaitMail(account.email, "is now linked to Plinth");

  await context.clearCookies();
  await page.goto(`${server.url}/sign-in`);
  await press(page, "Continue with GitHub");
  await decide(page, name);
  await press(page, `Continue as ${account.email}`);
  await expect(page).toHaveURL(`${server.url}/w/${account.workspaceId}`);
  await page.goto(`${server.url}/account`);
  await card.getByRole("button", { name: /^Unlink private-/ }).click();
  await page.getByRole("button", { name: "Unlink", exact: true }).last().click();
  await expect(card.getByText(/private-/)).toBeHidden();
});

test("each way in which it can fail has a page with a way out", async ({ page, context }) => {
  const email = `eve-${randomBytes(4).toString("hex")}@larkspur.example`;
  const name = meet(email);
  await page.goto(`${server.url}/sign-in`);
  await press(page, "Continue with Google");
  await decide(page, name, "Deny");
  await expect(page.getByRole("heading", { name: "You did not continue with Google" })).toBeVisible();
  await expectGoodScreen(page, "denied at a provider");
  google.people.set(name, { sub: name, email, isVerified: false });
  await press(page, "Continue with Google");
  await decide(page, name);
  await expect(page.getByRole("heading", { name: "No confirmed email address" })).toBeVisible();
  await page.goto(`${server.url}/sign-in/google/callback?code=x&state=made-up`);
  await expect(page.getByRole("heading", { name: "This took too long" })).toBeVisible();
  await expectGoodScreen(page, "a visit that is over");
  google.faults.add({ at: "/token$", answer: { status: 503 } });
  google.people.set(name, { sub: name, email });
  await press(page, "Continue with Google");
  await decide(page, name);
  await expect(page.getByRole("heading", { name: "Google does not answer" })).toBeVisible();

  const input = { brand: "Brand", name: "Eve", email, password: randomBytes(9).toString("base64url") };
  await signUp(input, { address: "198.51.100.9", requestId: null }, new Date());
  await press(page, "Continue with Google");
  await decide(page, name);
  await expect(page.getByRole("heading", { name: "Confirm your address first" })).toBeVisible();
  await expectGoodScreen(page, "an address that was never confirmed");
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();

  const elsewhere = process.env.PLINTH_E2E_URL;
  await page.goto(`${elsewhere}/sign-in`);
  await expect(page.getByRole("button", { name: /^Continue with/ })).toHaveCount(0);
  for (const path of ["/sign-in/google", "/sign-in/google/callback", "/sign-in/gitlab"])
    expect((await context.request.get(`${elsewhere}${path}`)).status(), path).toBe(404);
});
