import { expect, type Page, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { holdAudit, importExport, letGo } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { seeChart } from "./support/see-chart.ts";
import { signIn } from "./support/sign-in.ts";
import { unfold } from "./support/unfold.ts";
import { watchPage } from "./support/watch-page.ts";

const MAX_TABS = 40;

test("from sign-in over a real import to the result of an audit", async ({ page }) => {
  const faults = watchPage(page);
  const account = await createAccount();

  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expectGoodScreen(page, "sign-in");
  await signIn(page, account);
  await expect(page).toHaveURL(`/w/${account.workspaceId}`);

  await expect(page.getByRole("heading", { name: "Bring in your first data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Import files" })).toBeVisible();
  await page.getByText("Or on the command line").click();
  await expect(page.getByText(`--workspace`)).toBeVisible();
  await expectGoodScreen(page, "empty overview");

  expect(await importExport(account.workspaceId)).toMatchObject({
    files: [{ format: "x_monthly_export", posts: 55, rejected: [] }],
  });
  await page.reload();
  await expect(page.getByText("There is no score yet")).toBeVisible();
  await expect(page.getByText("followers unknown")).toBeVisible();
  await expectGoodScreen(page, "overview before the first audit");

  await runAuditByKeyboard(page);
  await holdAudit(account.workspaceId);
  await expect(page.locator("[data-state=current]")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await expectGoodScreen(page, "running audit");
  await page.reload();
  await expect(page.getByText("You can leave this page")).toBeVisible();
  await expect(page.getByText("Collect the figures of X (Twitter)").first()).toBeVisible();

  await letGo(account.workspaceId);
  await expect(page.getByText("Audit complete")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId("composite")).toHaveText(/^\d{1,2}\.\d$/);
  for (const pillar of ["Presence", "Reach", "Impact", "Sentiment", "Momentum"]) {
    await expect(page.getByRole("heading", { name: pillar, exact: true })).toBeVisible();
  }
  // Without comments nothing is known of sentiment: it has no figure, grade or change.
  await expect(page.getByText("First audit", { exact: true })).toHaveCount(4);
  await expect(page.getByText("Not known", { exact: true })).toHaveCount(1);
  await expect(page.getByText(/Based on 4 of 5 pillars/)).toBeVisible();
  await expect(
    page.getByText(/in the published reference set|in your industry on this installation/),
  ).toBeVisible();
  await expect(page.getByText("1 of 10 used this month")).toBeVisible();
  await expectGoodScreen(page, "overview");

  await expect(page.getByRole("heading", { name: "Do this next" })).toBeVisible();
  await chooseComparison(page);
  await chooseRange(page);
  await chooseDark(page);
  expect(faults).toEqual([]);
});

/** The skip link is the first stop; from the content on, Tab reaches the button. */
async function runAuditByKeyboard(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Run audit" });
  // A key, unlike a click, does not wait for a page that is still coming alive.
  await expect(button).toBeEnabled();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS && !(await isFocused()); tabs++) await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
}

/** The choice stands in the address beside the range, which leaves it as it is. */
async function chooseComparison(page: Page): Promise<void> {
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByRole("heading", { name: "Posts", exact: true })).toBeVisible();
  await unfold(page, "Best and weakest post");
  await expect(activity.getByRole("heading", { name: "Best post" })).toBeVisible();
  const days = page.getByRole("region", { name: "Days shown" });
  await days.getByRole("link", { name: "Year before" }).click();
  await expect(page).toHaveURL(/\?range=90d&compare=year$/);
  await days.getByRole("link", { name: "30 d" }).click();
  await expect(page).toHaveURL(/\?range=30d&compare=year$/);
  await expect(activity.getByText(/by day/)).toBeVisible();
  await days.getByRole("link", { name: "Year before" }).and(page.locator("[aria-current]")).waitFor();
  await page.goto(page.url().replace(/\?.*/, ""));
}

async function chooseRange(page: Page): Promise<void> {
  const history = page.getByRole("region", { name: "History" });
  const days = page.getByRole("region", { name: "Days shown" });
  await unfold(page, "History of the score");
  // A chart comes when it is seen.
  await seeChart(history);
  const weekly = await history.locator(".recharts-line-dots circle").count();
  await days.getByRole("link", { name: "30 d" }).click();
  await expect(page).toHaveURL(/\?range=30d$/);
  await expect(history.getByRole("link", { name: "Daily" })).toHaveAttribute("aria-current", "true");
  await history.getByRole("link", { name: "Monthly" }).click();
  await expect(page).toHaveURL(/\?range=30d&granularity=monthly$/);
  await seeChart(history);
  await page.goBack();
  await expect(page).toHaveURL(/\?range=30d$/);
  await page.goBack();
  await expect(days.getByRole("link", { name: "90 d" })).toHaveAttribute("aria-current", "true");
  await seeChart(history);
  await expect(history.locator(".recharts-line-dots circle")).toHaveCount(weekly);

  await history.getByText("Show as a table").click();
  await expect(history.getByRole("row")).toHaveCount(weekly + 1);
  await days.getByText("Other dates").click();
  await days.getByLabel("From").fill("2019-01-01");
  await days.getByLabel("To").fill("2019-03-01");
  await days.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?start=2019-01-01&end=2019-03-01$/);
  await unfold(page, "History of the score");
  await expect(history.getByText("No score in this range")).toBeVisible();
}

/** The choice holds over a reload, from the server's first byte on. */
async function chooseDark(page: Page): Promise<void> {
  const kept = page.waitForResponse(
    (response) => response.url().endsWith("/theme") && response.request().postDataJSON().theme === "dark",
  );
  await page.getByRole("button", { name: /Colours: as the system/ }).click();
  await page.getByRole("button", { name: /Colours: light/ }).click();
  expect((await kept).status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html[^>]*data-theme="dark"/);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(18, 19, 17)");
}
