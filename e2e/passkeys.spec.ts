import { expect, type Page, test } from "@playwright/test";
import { startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { signIn } from "./support/sign-in.ts";

let server: WebServer;
let home: string;

// Browsers make no passkeys for an address without a name: this server is reached by one.
test.beforeAll(async () => {
  server = await startWebServer("server.ts", (port) => ({ NEXTAUTH_URL: `http://localhost:${port}` }));
  home = `http://localhost:${server.port}`;
});
test.afterAll(() => server.stop());

/** A device with a fingerprint sensor that knows its owner. */
async function addDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added under a name, signs in, and is removed", async ({ page, context }) => {
  const account = await createAccount();
  await addDevice(page);
  await page.goto(`${home}/sign-in?callbackUrl=%2Faccount`);
  await expectGoodScreen(page, "sign-in with passkeys");
  await signIn(page, account);
  const card = page.getByRole("region", { name: "Passkeys" });
  const add = card.getByRole("button", { name: "Add a passkey" });
  // Before the script is there a key is heard by nobody.
  await expect(add).toBeEnabled();
  await add.press("Enter");
  await card.getByLabel("Name").fill("Work laptop");
  await expectGoodScreen(page, "a passkey is added");
  await page.keyboard.press("Enter");
  await expect(card.getByRole("heading", { name: "Work laptop" })).toBeVisible();
  await expect(card.getByText("Not used yet")).toBeVisible();
  await expectGoodScreen(page, "a passkey");
  await add.click();
  await card.getByLabel("Name").fill("Again");
  await card.getByRole("button", { name: "Add", exact: true }).click();
  await expect(card.getByText("This device already has a passkey for your account.")).toBeVisible();

  await context.clearCookies();
  await page.goto(`${home}/sign-in`);
  const byPasskey = page.getByRole("button", { name: "Sign in with a passkey" });
  await expect(byPasskey).toBeEnabled();
  await byPasskey.press("Enter");
  await expect(page).toHaveURL(`${home}/w/${account.workspaceId}`);
  await page.goto(`${home}/account`);
  await expect(card.getByText(/^Last used/)).toBeVisible();
  await card.getByRole("button", { name: "Remove the passkey Work laptop" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await expect(card.getByRole("heading", { name: "Work laptop" })).toBeHidden();

  await context.clearCookies();
  await page.goto(`${home}/sign-in`);
  await byPasskey.click();
  await expect(page.getByText(/^This passkey did not work here/)).toBeVisible();
  await expectGoodScreen(page, "a passkey that was removed");
});
