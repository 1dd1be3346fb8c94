import { expect, type Page, test } from "@playwright/test";
import { operatorFor } from "#lib/access/operator-for.ts";
import { withWorkspace } from "#lib/db.ts";
import { addGoal } from "#lib/goals/add-goal.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { changeWorkspace } from "#lib/workspaces/change-workspace.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { bringSession } from "./support/sign-in.ts";
import { main } from "./support/states.ts";

// What a page shows when a part of it is missing or cannot be read.

test.describe.configure({ mode: "parallel" });

/** Only looked at. */
let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

test("states: with a part of the figures each list and chart says which is missing", async ({ page }) => {
  const { root, audit, post } = brand;
  await bringSession(page, brand);
  await page.goto(`${root}/posts`);
  await expect(page.getByText("The data from Instagram has no impressions or views.")).toBeVisible();
  await page.goto(`${root}/comments`);
  await expect(page.getByText("X (Twitter): no comments yet.")).toBeVisible();
  await page.goto(`${root}?platform=instagram`);
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByText("No figures")).toHaveCount(2);
  await expectGoodScreen(page, "activity without followers and views");
  await page.goto(post);
  await expect(page.getByRole("region", { name: "Figures" })).toContainText(/Not known: .*clicks\.$/);
  await page.goto(`${root}/rivals`);
  const compared = page.getByRole("table", { name: "Your own and watched profiles", exact: true });
  await expect(compared.getByRole("row", { name: /@stonerow/ })).toContainText("not known");
  await expect(page.getByText("Without a share, because only part of these days is known")).toBeVisible();
  await expect(page.getByRole("region", { name: "Others on LinkedIn" })).toBeVisible();
  await page.goto(audit);
  await expect(page.getByText(/not known|Not known/).first()).toBeVisible();
});

test("states: what cannot be told yet says so beside what can", async ({ page }) => {
  const own = await furnishBrand();
  const { root, workspaceId } = own;
  await makeDraft(workspaceId, { kind: "image", variants: [{ text: "Words", address: "" }] });
  await makeDraft(workspaceId);
  const caller = await operatorFor(workspaceId);
  const goal = { measure: "sentiment", target: 99, due_on: addDays(utcDay(new Date()), 60) } as const;
  await addGoal(caller, goal, new Date());
  await bringSession(page, own);

  await page.goto(`${root}/drafts`);
  const drafts = page.getByRole("table", { name: "Drafts" });
  await expect(drafts.getByText("Not known")).toHaveCount(1);
  await expect(drafts.getByText(/^likely \d+ to \d+$/)).toHaveCount(1);
  await expectGoodScreen(page, "drafts, one of them without a score");

  await page.goto(`${root}/goals`);
  await expect(main(page).getByText("Cannot be told yet")).toBeVisible();
  await expect(main(page).getByText(/^Too early to tell/)).toBeVisible();
  await expectGoodScreen(page, "a goal whose pace cannot be told");

  await page.goto(`${root}?range=all`);
  const history = page.getByRole("region", { name: "History" });
  await history.getByText("Show as a table").press("Enter");
  await expect(history.getByText("– : not known.")).toBeVisible();
  await expectGoodScreen(page, "a history of which some pillars are not known");

  await page.goto(own.campaign);
  await expect(page.getByRole("region", { name: "Lift" })).toContainText("No clear lift");
  await page.goto(`${root}/posts/patterns`);
  await expect(page.getByRole("region", { name: "Best times to post" })).toBeVisible();
});

test("states: a part that cannot be read leaves the rest, and comes when it is tried", async ({ page }) => {
  const own = await furnishBrand();
  await bringSession(page, own);

  await test.step("the last deliveries of webhooks", async () => {
    await breakDeliveries(own);
    await page.goto(`${own.root}/webhooks`);
    await expectFailedPart(page, "The last deliveries could not be read");
    const webhooks = page.getByRole("table", { name: "Webhooks" });
    await expect(webhooks.getByText("not known")).toBeVisible();
    await expect(webhooks.getByText("score.changed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add webhook" })).toBeEnabled();
    await expectGoodScreen(page, "webhooks without their last deliveries");
    await mendDeliveries(own);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByText("The last deliveries could not be read")).toHaveCount(0);
    await expect(webhooks.getByText("not known")).toHaveCount(0);
  });

  await test.step("the log of a webhook", async () => {
    await breakDeliveries(own);
    await page.goto(own.webhook);
    await expectFailedPart(page, "The deliveries could not be read");
    await expect(page.getByRole("region", { name: "Status" }).getByText("Active")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause" })).toBeEnabled();
    await expectGoodScreen(page, "a webhook without its log");
    await mendDeliveries(own);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    const log = page.getByRole("region", { name: "Deliveries" });
    await expect(log.getByRole("listitem").first()).toBeVisible();
  });

  await test.step("the score of campaigns", async () => {
    await breakScore(own);
    await page.goto(`${own.root}/campaigns`);
    await expectFailedPart(page, "The current score could not be read");
    const campaigns = page.getByRole("table", { name: "Campaigns" });
    await expect(campaigns.getByRole("link", { name: "Autumn leaves" })).toBeVisible();
    await expect(campaigns.getByText("Not known")).toBeVisible();
    await expectGoodScreen(page, "campaigns without the score");
    await page.goto(own.campaign);
    await expectFailedPart(page, "The score could not be read");
    await expect(page.getByRole("region", { name: "Phases" }).getByText("Foundation")).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit" })).toBeEnabled();
    await expectGoodScreen(page, "a campaign without its score");
    await mendScore(own);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByText("The score could not be read")).toHaveCount(0);
    await expect(
      page
        .getByRole("region", { name: "Score" })
        .getByText(/^\d+\.\d$/)
        .first(),
    ).toBeVisible();
  });
});

/** What is said of a part, with the id that an operator finds in the log. */
async function expectFailedPart(page: Page, title: string): Promise<void> {
  const part = page.getByRole("main").getByRole("alert").filter({ hasText: title });
  await expect(part.getByText(/^Request ID: \S+/)).toBeVisible();
  await expect(part.getByRole("button", { name: "Try again" })).toBeEnabled();
}

/** A day that cannot be told. */
const breakDeliveries = ({ workspaceId }: Brand) =>
  withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`UPDATE deliveries SET created_at = 'infinity' WHERE workspace_id = ${workspaceId}`,
  );

const mendDeliveries = ({ workspaceId }: Brand) =>
  withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`UPDATE deliveries SET created_at = now() WHERE workspace_id = ${workspaceId}`,
  );

/** A live score that cannot be told: of an audit its figure alone is read, which the database keeps. */
async function breakScore({ workspaceId }: Brand): Promise<void> {
  await changeWorkspace(workspaceId, { plan: "enterprise", realTime: true }, new Date());
  await withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`
      INSERT INTO live_scores (workspace_id, data_version, calculated_at, result) VALUES (${workspaceId}, 0, now(), '{}')
      ON CONFLICT (workspace_id) DO UPDATE SET result = EXCLUDED.result`,
  );
}

async function mendScore({ workspaceId }: Brand): Promise<void> {
  await changeWorkspace(workspaceId, { realTime: false }, new Date());
  await withWorkspace(workspaceId, (tx) => tx.liveScore.deleteMany({ where: { workspaceId } }));
}
