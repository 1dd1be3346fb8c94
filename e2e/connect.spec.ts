import { expect, type Page, test } from "@playwright/test";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { agree, connectAccount, openConsent, orderFault, titleOf } from "./support/connect-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { ROWS, type Row } from "./support/platform-rows.ts";
import { enter } from "./support/sign-in.ts";

const READ_WITHIN = { timeout: 60_000 };

for (const row of ROWS) {
  const title = titleOf(row);

  test(`connect ${title}, watch it being read, audit it to the end, disconnect it`, async ({ page }) => {
    const account = await createAccount("agency");
    await enter(page, account, "/platforms");
    await orderFault(row, { at: row.slowAt, ending: "slow", delayMs: 6_000 });
    const card = await connectAccount(page, row);
    await expect(card.getByText(`@${row.handle} on ${title} · ${row.followers}`)).toBeVisible();
    await expect(card.getByText(row.slowWords)).toBeVisible(READ_WITHIN);
    const found = `${row.posts} new posts and ${row.comments} new comments`;
    await expect(card.getByText(`Last read with ${found}`)).toBeVisible(READ_WITHIN);
    const picture = card.getByRole("img", { name: `@${row.handle}` });
    if (row.hasPicture)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    else await expect(picture).toHaveCount(0);
    await expectGoodScreen(page, "a connected account");
    await card.getByRole("button", { name: `Sync now: ${title}` }).click();
    await expect(card.getByText("Last read with 0 new posts and 0 new comments")).toBeVisible(READ_WITHIN);
    await audit(page, account, row);
    await disconnect(page, account, row);
  });

  test(`each way in which connecting ${title} can fail is told with the way on`, async ({ page }) => {
    const account = await createAccount("agency");
    await enter(page, account, "/platforms");
    await openConsent(page, row);
    await page.getByRole("button", { name: "Deny" }).click();
    await expect(page.getByText(`${title} was not connected`)).toBeVisible();
    await expectGoodScreen(page, "a denied consent");
    await page.getByRole("link", { name: "Connect again", exact: true }).click();
    await page.getByLabel(row.permission, { exact: true }).uncheck();
    await page.getByRole("button", { name: "Allow" }).click();
    await expect(page.getByText(`A permission for ${title} is missing`)).toBeVisible();
    if (row.unfit) {
      await openConsent(page, row);
      await agree(page, row.unfit.account);
      await expect(page.getByText(`This account has nothing on ${title} that can be read`)).toBeVisible();
      await expect(page.getByText(`You need ${row.unfit.needs}`)).toBeVisible();
    }
    await expectLostAttempts(page, account, row);
    await expect(page.getByText(`@${row.handle}`)).toHaveCount(0);
  });
}

test("one of several accounts is chosen, once", async ({ page }) => {
  const row = ROWS.find(({ platform }) => platform === "youtube") as Row;
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  const own = { title: "Harbour Bakery", customUrl: "@harbourbakery" };
  const items = [
    { id: "UCharbourbakery000000001", snippet: own, statistics: { subscriberCount: "48200" } },
    { id: "UCother", snippet: { title: "Harbour Café", customUrl: "@harbourcafe" } },
  ];
  await orderFault(row, { at: "/youtube/v3/channels", answer: { body: { items } } });
  await openConsent(page, row);
  await agree(page, "main");
  await expect(page.getByText("Which YouTube account?")).toBeVisible();
  await expect(page.getByRole("link", { name: /Harbour Café/ })).toBeVisible();
  await expectGoodScreen(page, "a choice among accounts");
  const choice = page.url();
  await page.getByRole("link", { name: /Harbour Bakery/ }).click();
  await expect(page.getByText("YouTube is connected", { exact: true })).toBeVisible();
  await expect(page.getByText("@harbourbakery on YouTube · 48,200 subscribers")).toBeVisible();
  await page.goto(choice);
  await expect(page.getByText("This attempt to connect YouTube is no longer valid")).toBeVisible();
});

test("who may not connect is told so, and sent nowhere", async ({ page }) => {
  const account = await createAccount("agency");
  const address = `/connect/tiktok?workspace_id=${account.workspaceId}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await enter(page, account, "/platforms");
  const open = () => page.request.get(address, { maxRedirects: 0 });
  expect((await open()).status()).toBe(302);
  await giveRole(account.workspaceId, "viewer");
  expect((await open()).status()).toBe(403);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Connect / })).toHaveCount(0);
  const other = await page.request.get("/connect/tiktok?workspace_id=ws_none", { maxRedirects: 0 });
  expect(other.status()).toBe(404);
  await giveRole(account.workspaceId, "editor");
  // TikTok's API for Business sends people back to an address that ends with a slash.
  await page.goto("/connect/tiktok/callback/?code=made-up&state=made-up");
  await expect(page.getByText("This attempt to connect TikTok is no longer valid")).toBeVisible();
});

async function audit(page: Page, { workspaceId }: Account, row: Row): Promise<void> {
  await page.goto(`/w/${workspaceId}/audits`);
  await page.getByRole("button", { name: "Run audit" }).first().click();
  await expect(page.getByTestId("composite")).toHaveText(/^\d{1,2}\.\d$/, READ_WITHIN);
  await expect(page.getByText(titleOf(row)).filter({ visible: true }).first()).toBeVisible();
}

async function disconnect(page: Page, { workspaceId }: Account, row: Row): Promise<void> {
  const title = titleOf(row);
  await page.goto(`/w/${workspaceId}/platforms`);
  await page
    .getByRole("button", { name: `Disconnect ${title}` })
    .first()
    .click();
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByRole("link", { name: `Connect ${title}`, exact: true })).toBeVisible();
  await expect(page.getByText(`@${row.handle} on ${title}`)).toHaveCount(0);
}

/** A state that was made up, of this workspace and of none; one of another platform; a code that is not good any more. */
async function expectLostAttempts(page: Page, { workspaceId }: Account, row: Row): Promise<void> {
  const title = titleOf(row);
  const notValid = page.getByText(`This attempt to connect ${title} is no longer valid`);
  const back = `/connect/${row.platform}/callback`;
  for (const state of [`${workspaceId}.made-up`, "made-up"]) {
    await page.goto(`${back}?code=made-up&state=${state}`);
    await expect(notValid).toBeVisible();
  }
  await openConsent(page, row);
  const state = new URL(page.url()).searchParams.get("state");
  await page.goto(`${back}?code=expired&state=${state}`);
  await expect(page.getByText(`${title} did not accept the confirmation`)).toBeVisible();
  await page.goto(`${back}?code=expired&state=${state}`);
  await expect(notValid).toBeVisible();
}
