import { expect, type Locator, type Page, test } from "@playwright/test";
import { createAccount, giveRole } from "./support/accounts.ts";
import { connectAccount } from "./support/connect-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { ROWS, type Row } from "./support/platform-rows.ts";
import { enter } from "./support/sign-in.ts";

const READ_WITHIN = { timeout: 60_000 };
const rowOf = (platform: string) => ROWS.find((row) => row.platform === platform) as Row;
const cardOf = (page: Page) => page.getByRole("region", { name: "Profiles you watch" });

async function watch(card: Locator, platform: string, handle: string): Promise<void> {
  await card.getByLabel("Platform").selectOption({ label: platform });
  await card.getByLabel("Handle").fill(handle);
  await card.getByRole("button", { name: "Watch", exact: true }).click();
}

/** With PLINTH_PICTURES set to a folder: what a person sees, at two widths and in both colours. */
async function takePictures(page: Page): Promise<void> {
  const folder = process.env.PLINTH_PICTURES;
  if (!folder) return;
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/rivals-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("others are watched by their handle, read, compared in a table and a chart, and removed", async ({
  page,
}) => {
  const account = await createAccount("agency");
  await enter(page, account, "/platforms");
  const card = cardOf(page);
  await card.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(card.getByText("Enter the profile's name")).toBeVisible();
  await watch(card, "YouTube", "@stonerow");
  await expect(card.getByText("is watched, but not read")).toBeVisible();
  await expect(card.getByText("connect an account of yours on YouTube").first()).toBeVisible();
  await connectAccount(page, rowOf("youtube"));
  await expect(page.getByText("Last read with 60 new posts")).toBeVisible(READ_WITHIN);
  await card.getByRole("button", { name: "Read now: @stonerow on YouTube" }).click();
  await expect(card.getByText("Stone Row", { exact: true })).toBeVisible();
  await watch(card, "YouTube", "CrumbAndCo");
  await expect(card.getByText("@crumbandco on YouTube is watched")).toBeVisible();
  await expect(card.getByText("@crumbandco on YouTube · 260,000 subscribers")).toBeVisible();
  await expect(card.getByText("Read every night, last")).toHaveCount(2, READ_WITHIN);
  await watch(card, "YouTube", "nobodyatall");
  await expect(card.getByText("YouTube knows no channel @nobodyatall")).toBeVisible();
  await expectGoodScreen(page, "watched profiles");

  await card.getByRole("link", { name: "See them side by side" }).click();
  const compared = page.getByRole("region", { name: "You and others on YouTube" });
  const table = compared.getByRole("table");
  const fold = compared.getByRole("button", { name: "All inputs on YouTube" });
  if (await fold.isVisible()) await fold.click();
  for (const name of ["@harbourbakery (you)", "@crumbandco", "@stonerow"])
    await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
  // The brand's own videos are all younger than a week: what they got is not settled yet.
  const rate = table.getByRole("row", { name: /^Engagement rate by views/ });
  await expect(rate.getByRole("cell")).toHaveText(["not known", /%.*%/, /%.*%/]);
  const audience = table.getByRole("row", { name: /^Subscribers/ });
  await expect(audience.getByRole("cell")).toHaveText([/^48,200.*%/, /^260,000.*%/, /^3,100.*%/]);
  const marks = compared.locator("svg").getByText(/%$|not known/);
  await compared.getByText("Show as a chart").click();
  await compared.getByLabel("Show in the chart").scrollIntoViewIfNeeded();
  await expect(compared.locator("svg rect[rx]")).toHaveCount(3);
  await compared.getByLabel("Show in the chart").selectOption({ label: "Reach: Subscribers" });
  const places = await audience.getByRole("cell").locator("span > span:last-child").allTextContents();
  await expect(marks.nth(0)).toHaveText(places[0] ?? "");
  await expect(marks.nth(1)).toHaveText(places[1] ?? "");
  await takePictures(page);

  await page.getByRole("link", { name: "Profiles you watch" }).click();
  await card.getByRole("button", { name: "Remove @crumbandco on YouTube" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(card.getByText("@crumbandco on YouTube ·")).toHaveCount(0);
  await giveRole(account.workspaceId, "viewer");
  await page.reload();
  await expect(card.getByText("@stonerow on YouTube")).toBeVisible();
  await expect(card.getByRole("button")).toHaveCount(0);
});

test("what cannot be read is told with what there is to do", async ({ page }) => {
  const account = await createAccount("pro");
  await enter(page, account, "/platforms");
  await connectAccount(page, rowOf("twitter"));
  const card = cardOf(page);
  await watch(card, "X (Twitter)", "quietroast");
  await expect(card.getByText("This account is protected")).toBeVisible();
  await watch(card, "X (Twitter)", "goneroast");
  await expect(card.getByText("X does not know this account, or has suspended it.")).toBeVisible();
  await watch(card, "Instagram", "a.person");
  await expect(card.getByText("import files instead")).toBeVisible();
  await watch(card, "Instagram", "stonerow.bread");
  await expect(card.getByText("@stonerow.bread on Instagram · 7,700 followers")).toBeVisible();
  await watch(card, "X (Twitter)", "lindentea");
  await expect(card.getByText("is one of your own profiles")).toBeVisible();
  await watch(card, "TikTok", "rival");
  await expect(
    card.getByText("TikTok does not let anyone read other people's accounts").first(),
  ).toBeVisible();
  await expect(card.getByRole("link", { name: "Import files of @rival" })).toBeVisible();
  await watch(card, "X (Twitter)", "OpenRoast");
  await expect(card.getByText("3 of 3")).toBeVisible();
  await expect(card.getByText("Your plan includes 3 watched profiles")).toBeVisible();
  await expect(card.getByText("Read every night, last")).toHaveCount(2, READ_WITHIN);
  await card.getByRole("link", { name: "See them side by side" }).click();
  await expect(
    page.getByRole("region", { name: "You and others on X (Twitter)" }).getByRole("table"),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Others on Instagram" }).getByRole("table")).toBeVisible();
});
