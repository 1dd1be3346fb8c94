import { expect, type Page, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";

const READ = "https://www.googleapis.com/auth/youtube.readonly";

const openConsent = async (page: Page) => {
  await page.getByRole("link", { name: "Connect YouTube" }).click();
  await expect(page.getByRole("heading", { name: "Plinth wants to read your account" })).toBeVisible();
};

test("connect a channel, watch it being read, audit it, disconnect it", async ({ page }) => {
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  await openConsent(page);
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("YouTube is connected", { exact: true })).toBeVisible();
  const card = page.getByRole("region", { name: "Connected accounts" });
  await expect(card.getByText("@harbourbakery on YouTube · 48,200 subscribers")).toBeVisible();
  await expect(card.getByText(/Last read with 60 new posts and 90 new comments/)).toBeVisible({
    timeout: 60_000,
  });
  const picture = card.getByRole("img", { name: "@harbourbakery" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectGoodScreen(page, "a connected account");
  await card.getByRole("button", { name: "Sync now: YouTube" }).click();
  await expect(card.getByText(/Last read with 0 new posts and 0 new comments/)).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`/w/${account.workspaceId}/audits`);
  await page.getByRole("button", { name: "Run audit" }).first().click();
  await expect(page.getByText(/Collect the figures of YouTube|Completed/).first()).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`/w/${account.workspaceId}/platforms`);
  await page.getByRole("button", { name: "Disconnect YouTube" }).first().click();
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByRole("link", { name: "Connect YouTube" })).toBeVisible();
  await expect(page.getByText("@harbourbakery on YouTube")).toHaveCount(0);
});

test("each way in which connecting can fail is told with the way on", async ({ page }) => {
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  await openConsent(page);
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText("YouTube was not connected")).toBeVisible();
  await expectGoodScreen(page, "a denied consent");
  await openConsent(page);
  await page.getByLabel(READ).uncheck();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("A permission for YouTube is missing")).toBeVisible();
  await openConsent(page);
  await page.getByLabel("Account").fill("nobody");
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByText("This account has nothing on YouTube that can be read")).toBeVisible();
  const back = `/connect/youtube/callback?code=made-up&state=${account.workspaceId}.made-up`;
  await page.goto(back);
  await expect(page.getByText("This attempt to connect YouTube is not valid any more")).toBeVisible();
  await page.goto("/connect/youtube/callback?code=made-up&state=made-up");
  await expect(page.getByText("This attempt to connect YouTube is not valid any more")).toBeVisible();
  await openConsent(page);
  const consent = new URL(page.url());
  await page.goto(`/connect/youtube/callback?code=expired&state=${consent.searchParams.get("state")}`);
  await expect(page.getByText("YouTube did not take the confirmation")).toBeVisible();
  await page.goto(`/connect/tiktok?workspace_id=${account.workspaceId}`);
  await expect(page.getByText("TikTok cannot be connected on this installation")).toBeVisible();
});
