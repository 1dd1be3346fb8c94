import { expect, type Page, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { rebuildHistory } from "#lib/score/rebuild-history.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { runAudit } from "./support/audits.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { seeChart } from "./support/see-chart.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** A brand that posted every day, then only every third: its own past is better than its present. */
async function makeBrand(): Promise<Account> {
  const account = await createAccount("pro");
  const { workspaceId } = account;
  const today = utcDay(new Date());
  const often = makePosts(200, addDays(today, -100));
  await importText(workspaceId, "twitter", often, "often.csv", "larkspurtea");
  const rows = Array.from({ length: 33 }, (_, n) => {
    return `rare${n},${addDays(today, -99 + 3 * n)}T09:00:00Z,Rare ${n},20,2,1,1500`;
  });
  const rare = ["id,created_at,text,likes,comments,shares,impressions", ...rows, ""].join("\n");
  await importText(workspaceId, "twitter", rare, "rare.csv", "larkspurtea");
  await rebuildHistory(workspaceId, new Date());
  await runAudit(workspaceId);
  return account;
}

const goalsCard = (page: Page) => page.getByRole("region", { name: "Goals", exact: true });

test("set a goal with its feasibility, see pace and ways, change, drop and delete it, by keyboard alone", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await makeBrand();
  await page.setViewportSize(DESK);
  await enter(page, account);
  await expect(goalsCard(page).getByText(/^No goals yet/)).toBeVisible();
  await goalsCard(page).getByRole("link", { name: "Set a goal" }).press("Enter");
  await expect(page.getByRole("heading", { name: "New goal", level: 1 })).toBeVisible();

  await page.getByLabel("What").selectOption({ label: "Presence" });
  const stands = await page.getByText(/^It stands at/).textContent();
  const now = Number(/[\d.]+/.exec(stands ?? "")?.[0]?.replace(/\.$/, ""));
  const value = page.getByLabel("Value");
  await value.fill("1");
  await expect(page.getByText(/^Cannot be set yet: must be above/)).toBeVisible();
  await page.getByRole("button", { name: "Set goal" }).press("Enter");
  await expect(page.getByText(/^Must be above .* reached already\.$/)).toBeVisible();
  await expect(value).toBeFocused();
  await value.fill("100");
  await expect(page.getByText(/Beyond what you have done/)).toBeVisible({ timeout: 30_000 });
  await value.fill(String(Math.round(now + 3)));
  await expect(page.getByText(/Within what you have done/)).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(/For example: Post on X \(Twitter\) on \d+ days a week instead of/),
  ).toBeVisible();
  await expectGoodScreen(page, "new goal");
  await page.getByRole("button", { name: "Set goal" }).press("Enter");

  await expect(page.getByRole("heading", { name: /^Presence \d+\.0$/, level: 1 })).toBeVisible();
  const standing = page.getByRole("region", { name: "Where it stands" });
  await expect(
    standing.getByText(
      /^If things go on as in the last \d+ weeks: about [\d.]+ \(likely [\d.]+ to [\d.]+\) by /,
    ),
  ).toBeVisible();
  await seeChart(standing);
  await standing.getByText("Show as a table").press("Enter");
  await expect(standing.getByRole("table")).toBeVisible();
  const ways = page.getByRole("region", { name: "Ways to reach it" });
  await expect(ways.getByText("With the least effort")).toBeVisible({ timeout: 30_000 });
  await expect(ways.getByText(/^Your best 13 weeks, /).first()).toBeVisible();
  await expectGoodScreen(page, "goal");
  await page.setViewportSize(PHONE);
  await expectGoodScreen(page, "goal on a phone");

  await page.getByRole("link", { name: "Change" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Change the goal" })).toBeVisible();
  await page.getByLabel("Value").fill("99");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Presence 99.0", level: 1 })).toBeVisible();
  await expect(ways.getByText("Out of reach within what you have done so far")).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole("button", { name: "Drop" }).press("Enter");
  await expect(standing.getByText("Dropped", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Take up again" }).press("Enter");
  await expect(page.getByRole("button", { name: "Drop" })).toBeVisible();
  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name: "Goals" }).press("Enter");
  await expect(page.getByRole("table", { name: "Goals" })).toContainText("Presence 99.0");
  await expectGoodScreen(page, "goals on a phone");
  await page.getByRole("link", { name: "Presence 99.0" }).press("Enter");
  await page.getByRole("button", { name: "Delete this goal" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText(/^No goals yet/)).toBeVisible();
  // The browser tells of both refusals of a value that is reached already: of what was asked while writing, and of the goal.
  const refused = "console: Failed to load resource: the server responded with a status of 400 (Bad Request)";
  expect(faults).toEqual([refused, refused]);
});

test("a viewer sees goals and what was reached on the history, and sets none", async ({ page }) => {
  const account = await makeBrand();
  const { workspaceId } = account;
  const day = new Date(addDays(utcDay(new Date()), -5));
  const goal = { workspaceId, id: "goal_seen", measure: "composite", target: 40, startValue: 38 };
  const told = { dueOn: new Date(), reachedOn: day, createdBy: "usr_gone", createdAt: day };
  await withWorkspace(workspaceId, (tx) => tx.goal.create({ data: { ...goal, ...told } }));
  await giveRole(workspaceId, "viewer");
  await enter(page, account);
  await expect(goalsCard(page).getByText("Reached", { exact: true })).toBeVisible();
  await expect(page.getByText("Goal reached: Composite score 40.0").first()).toBeAttached();
  await goalsCard(page).getByRole("link", { name: "All goals" }).click();
  await expect(page.getByRole("heading", { name: "Goals", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "New goal" })).toHaveCount(0);
  await page.goto(`/w/${workspaceId}/goals/new`);
  await expect(page.getByText(/^As a viewer you can see goals/)).toBeVisible();
});
