import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { createAccount } from "./support/accounts.ts";
import { runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const TODAY = utcDay(new Date());
const THINGS =
  `bread coffee soup cake table window music bill parking garden toast butter waiter menu salad pasta
  terrace kitchen floor chair lamp juice cheese counter queue`.split(/\s+/);
const BAD = ["was awful", "was terrible and cold", "is the worst ever", "was horrible"];
const GOOD = ["was wonderful", "is lovely", "was great, loved it", "is perfect"];
const PROMOTION = "dm me on whatsapp +1 555 010 2030 for crypto profit";

/** Comments of many people, half of them critical: "parcel" in critical ones alone. */
function makeComments(): string {
  const rows = Array.from({ length: 300 }, (_, n) => {
    const words = (n % 2 ? GOOD : BAD)[Math.floor(n / THINGS.length) % 4];
    const text = n % 30 === 0 ? `My parcel is missing ${n}` : `The ${THINGS[n % THINGS.length]} ${words}`;
    return `c${n},p${n % 40},${addDays(TODAY, -1 - (n % 50))}T10:00:00Z,fan${n},"${text}"`;
  });
  const promotion = `spam,p1,${addDays(TODAY, -2)}T10:00:00Z,promo,${PROMOTION}`;
  return ["id,post_id,created_at,author,text", ...rows, promotion, ""].join("\n");
}

const count = (page: Page) => page.getByTestId("comment-count");
const critical = (page: Page) =>
  page.getByRole("navigation", { name: "How many of each kind" }).getByRole("link", { name: "critical" });
const rows = (page: Page) => page.getByRole("region", { name: /comments/ }).getByRole("listitem");

test("comments: none, all, filtered, corrected by keyboard, and from a sentence of the overview", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await createAccount();
  await enter(page, account, "/comments");
  await expect(page.getByRole("heading", { name: "No comments yet" })).toBeVisible();
  await expectGoodScreen(page, "comments, none");
  await page.getByRole("link", { name: "Connect or import" }).click();
  await expect(page).toHaveURL(/\/platforms$/);

  await importText(account.workspaceId, "instagram", makePosts(120));
  await importText(account.workspaceId, "instagram", makeComments(), "comments.csv");
  await importText(account.workspaceId, "pinterest", makePosts(5));
  // As every import ends: what has come is read.
  await rebuildHistory(account.workspaceId, new Date());
  await page.getByRole("navigation", { name: "Workspace" }).getByRole("link", { name: "Comments" }).click();
  await expect(count(page)).toHaveText("300 comments");
  await expect(critical(page)).toHaveText(/^\d+ critical \(\d+\u2009%\)$/);
  await expect(page.getByText("1 comment that looks like promotion is hidden.")).toBeVisible();
  await expect(page.getByText(/Pinterest: it says how many/)).toBeVisible();
  await expect(page.getByText(/Platforms do not say which comments you have answered/)).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expectGoodScreen(page, "comments");
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(50);

  await filter(page);
  await correctByKeyboard(page);
  await download(page);
  await failAndRetry(page);

  await runAudit(account.workspaceId);
  await page.goto(`/w/${account.workspaceId}`);
  const sentence = page.getByRole("link", { name: /^\d+ of \d+ comments$/ }).first();
  const told = await sentence.textContent();
  await sentence.click();
  await expect(count(page)).toHaveText(`${told} are critical`);
  await expect(
    page.getByRole("link", { name: "Remove the filter: Only what the score counts" }),
  ).toBeVisible();
  await expectGoodScreen(page, "comments that a sentence counts");
  // What `failAndRetry` broke off.
  expect(faults).toEqual(["console: Failed to load resource: net::ERR_FAILED"]);
});

/** Every choice stands in the address, and comes back with it. */
async function filter(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Show it" }).click();
  await expect(page).toHaveURL(/spam=only/);
  await expect(page.getByText(PROMOTION)).toBeVisible();
  await page.getByRole("link", { name: "Back to all comments except promotion" }).click();
  await page.getByLabel("Sentiment").selectOption("Positive");
  await expect(page).toHaveURL(/sentiment=positive/);
  await expect(count(page)).toHaveText(/of 300 comments are positive$/);
  await page.getByLabel("Search comments").fill("zeppelin");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No comments match these filters.")).toBeVisible();
  await expectGoodScreen(page, "comments, none left by filters");
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(count(page)).toHaveText(/^300 comments/);
  const topics = page.getByRole("region", { name: "What critics mention" });
  await topics.getByRole("link", { name: "parcel" }).click();
  await expect(count(page)).toHaveText("10 of 10 comments are critical");
  await page.goBack();
  await expect(count(page)).toHaveText(/^300 comments/);
}

/** j and k go from comment to comment, Tab to what can be said of one; what was said can be taken back. */
async function correctByKeyboard(page: Page): Promise<void> {
  const before = Number.parseInt((await critical(page).textContent()) ?? "", 10);
  await rows(page).first().focus();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("k");
  const second = rows(page).nth(1);
  await expect(second).toBeFocused();
  const button = second.getByRole("button", { name: /^Mark as not critical/ });
  for (let tabs = 0; tabs < 4 && !(await button.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(second.getByText("Corrected by hand, read as critical")).toBeVisible();
  await expect(second.getByText("Neutral", { exact: true }).first()).toBeVisible();
  await expect(critical(page)).toHaveText(new RegExp(`^${before - 1} critical`));
  await expectGoodScreen(page, "a comment corrected by hand");
  await second.getByRole("button", { name: /^Undo/ }).click();
  await expect(critical(page)).toHaveText(new RegExp(`^${before} critical`));
  await second.getByLabel(/^Change/).selectOption("Promotion");
  await expect(count(page)).toHaveText(/^299 comments/);
  await second.getByRole("button", { name: /^Undo/ }).click();
  await expect(count(page)).toHaveText(/^300 comments/);
}

async function download(page: Page): Promise<void> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await (await waiting).path();
  const lines = readFileSync(file, "utf8").trim().split("\r\n");
  expect(lines).toHaveLength(301);
  expect(lines.join()).not.toContain("fan1");
}

/** What does not come is said, and asked for again by a button. */
async function failAndRetry(page: Page): Promise<void> {
  await page.reload();
  await page.route("**/comments?after=**", (route) => route.abort(), { times: 1 });
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText("The next comments could not be loaded")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(50);
}
