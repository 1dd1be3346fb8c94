import { expect, type Page, test } from "@playwright/test";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { seeChart } from "./support/see-chart.ts";
import { enter } from "./support/sign-in.ts";
import { unfold } from "./support/unfold.ts";
import { watchPage } from "./support/watch-page.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** A brand with posts up to yesterday, and an audit. */
async function makeBrand(): Promise<Account> {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  const file = makePosts(200, addDays(utcDay(new Date()), -1));
  await importText(workspaceId, "twitter", file, "posts.csv", "larkspurtea");
  await rebuildHistory(workspaceId, new Date());
  await runAudit(workspaceId);
  return account;
}

const historyOf = (page: Page) => page.getByRole("region", { name: "History" });
const signs = (page: Page) =>
  historyOf(page).getByRole("list", { name: "What happened, by day" }).getByRole("button");

test("read the history with what happened, switch pillars on, and keep notes, by keyboard alone", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await page.setViewportSize(DESK);
  await enter(page, account);
  const history = historyOf(page);
  const days = page.getByRole("region", { name: "Days shown" });
  await seeChart(history);
  await expect(history.getByText(/single posts and comments move the score/)).toBeVisible();
  await expect(page.getByText(/^Ahead of \d+/).first()).toBeVisible();

  // One choice of days for the page: the pillars stay, and so does what it is compared with.
  await history.getByRole("link", { name: "Reach" }).press("Enter");
  await expect(page).toHaveURL(/\?range=90d&pillars=reach$/);
  await expect(history.getByRole("link", { name: "Reach" })).toHaveAttribute("aria-current", "true");
  await days.getByRole("link", { name: "30 d" }).press("Enter");
  await expect(page).toHaveURL(/\?range=30d&pillars=reach$/);
  await days.getByRole("link", { name: "Nothing" }).press("Enter");
  await expect(page).toHaveURL(/\?range=30d&compare=none&pillars=reach$/);
  await expect(page.getByRole("region", { name: "Audience and activity" }).getByText(/by day/)).toBeVisible();
  await expect(history.getByText("previous period")).toHaveCount(0);
  await expect(history.getByRole("link", { name: "Reach" })).toHaveAttribute("aria-current", "true");

  await history.scrollIntoViewIfNeeded();
  await signs(page).last().press("Enter");
  await expect(signs(page).last()).toHaveAttribute("aria-expanded", "true");
  await expect(history.getByRole("link", { name: /^Audit: \d/ })).toBeVisible();
  await expectGoodScreen(page, "history with a chosen day");
  await signs(page).last().press("Enter");
  await expect(history.getByRole("link", { name: /^Audit: \d/ })).toHaveCount(0);

  await history.getByRole("button", { name: "Add a note" }).press("Enter");
  await expect(history.getByRole("textbox", { name: "Note" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(history.getByText("Must not be empty.")).toBeVisible();
  await expectGoodScreen(page, "a note without words");
  await history.getByRole("textbox", { name: "Note" }).focus();
  await page.keyboard.type("The new oven came.");
  await page.keyboard.press("Enter");
  await expect(history.getByRole("button", { name: "Add a note" })).toBeFocused();
  await history.getByText(/^What happened \(/).press("Enter");
  await expect(history.getByText("The new oven came.")).toBeVisible();
  await history.getByRole("button", { name: "Change the note: The new oven came." }).press("Enter");
  await history.getByRole("textbox", { name: "Note" }).fill("The old oven went.");
  await page.keyboard.press("Enter");
  await expect(history.getByText("The old oven went.")).toBeVisible();
  await expectGoodScreen(page, "what happened");

  await history.getByRole("button", { name: "Delete the note: The old oven went." }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(history.getByText("The old oven went.")).toHaveCount(0);
  // What was refused above.
  expect(faults).toEqual([
    "console: Failed to load resource: the server responded with a status of 400 (Bad Request)",
  ]);
});

test("the history on a phone, where a viewer reads and writes nothing", async ({ page }) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await giveRole(account.workspaceId, "viewer");
  await page.setViewportSize(PHONE);
  await enter(page, account, "?range=1y&compare=year&pillars=presence,impact,momentum");
  const history = historyOf(page);
  await unfold(page, "History of the score");
  await seeChart(history);
  await expect(signs(page).first()).toBeVisible();
  await expect(history.getByRole("link", { name: "Momentum" })).toHaveAttribute("aria-current", "true");
  await signs(page).last().press("Enter");
  await expectGoodScreen(page, "history on a phone");
  await expect(history.getByRole("button", { name: "Add a note" })).toHaveCount(0);

  await page.goto(`/w/${account.workspaceId}?start=2019-01-01&end=2019-03-01`);
  await unfold(page, "History of the score");
  await expect(history.getByText("No score in this range")).toBeVisible();
  await expectGoodScreen(page, "history without a score");
  expect(faults).toEqual([]);
});
