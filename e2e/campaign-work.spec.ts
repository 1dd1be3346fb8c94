import { expect, type Page, test } from "@playwright/test";
import { operatorFor } from "#lib/access/operator-for.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { CampaignBody } from "#lib/campaigns/schemas.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { beginDaysAgo, inDays } from "#scripts/testing/campaigns.ts";
import { makeDraft } from "#scripts/testing/drafts.ts";
import { importText } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { scoreCard, write } from "./support/draft-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const TODAY = utcDay(new Date());
const TEXT = "Our winter tea is in the shop: cinnamon, orange and a little fire";

/** A campaign of eight weeks whose second phase has begun a week ago. */
async function startCampaign({ workspaceId }: Account): Promise<string> {
  const caller = await operatorFor(workspaceId);
  const plan = CampaignBody.parse({ name: "Winter tea", start_date: inDays(7), duration_weeks: 8 });
  const { id } = await createCampaign(caller, plan, new Date());
  await beginDaysAgo(workspaceId, id, 21);
  return id;
}

const planned = (page: Page) => page.getByRole("region", { name: "Planned posts", exact: true });

test("posts are planned for a phase, moved into another campaign and out of it", async ({ page }) => {
  const faults = watchPage(page);
  const account = await createAccount("agency");
  const campaign = await startCampaign(account);
  const draft = await makeDraft(account.workspaceId, { planned_on: addDays(TODAY, -30) });
  await enter(page, account, `/campaigns/${campaign}`);
  await expect(planned(page).getByText("Nothing planned.")).toHaveCount(4);
  await expect(planned(page).getByRole("link", { name: /^Plan a post in/ })).toHaveCount(3);
  await expectGoodScreen(page, "a campaign without posts");

  await planned(page).getByRole("link", { name: "Plan a post in Build" }).click();
  await expect(page.getByLabel("Planned for")).toHaveValue(TODAY);
  await expect(page.getByLabel("Campaign", { exact: true })).toHaveValue(campaign);
  await expect(page.getByText("In Build.")).toBeVisible();
  await write(page, page.getByRole("textbox", { name: "Text" }), scoreCard(page), TEXT);
  await expectGoodScreen(page, "a new draft of a campaign");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/drafts\/dft_\w+$/);
  await page.getByRole("link", { name: "Open the campaign" }).click();
  const build = planned(page).getByRole("table", { name: "Planned in Build" });
  await expect(build.getByRole("row").filter({ hasText: "Our winter tea is in the shop" })).toContainText(
    "Instagram",
  );

  await page.goto(`/w/${account.workspaceId}/drafts/${draft}`);
  await page.getByLabel("Campaign", { exact: true }).selectOption("Winter tea");
  await expect(page.getByText("In no phase: its date is outside the campaign.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("link", { name: "Open the campaign" }).click();
  await expect(planned(page).getByRole("table", { name: "Planned in no phase" })).toBeVisible();
  await expectGoodScreen(page, "a campaign with posts");
  await page.getByRole("link", { name: "2 drafts of this campaign" }).click();
  const list = page.getByRole("table", { name: "Drafts" });
  await expect(list.getByRole("row")).toHaveCount(3);
  await expect(page.getByLabel("Campaign", { exact: true })).toHaveValue(campaign);
  await expectGoodScreen(page, "drafts of a campaign");

  await giveRole(account.workspaceId, "viewer");
  await page.goto(`/w/${account.workspaceId}/campaigns/${campaign}`);
  await expect(planned(page).getByText("Our winter tea is in the shop")).toBeVisible();
  await expect(planned(page).getByRole("link", { name: /^Plan a post/ })).toHaveCount(0);
  await giveRole(account.workspaceId, "editor");
  await page.goto(`/w/${account.workspaceId}/drafts/${draft}`);
  await page.getByLabel("Campaign", { exact: true }).selectOption("None");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`/w/${account.workspaceId}/campaigns/${campaign}`);
  await expect(planned(page).getByRole("table", { name: "Planned in no phase" })).toHaveCount(0);
  await page.getByRole("button", { name: "Delete this campaign" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/w/${account.workspaceId}/campaigns`);
  await page.goto(`/w/${account.workspaceId}/drafts`);
  await expect(page.getByRole("link", { name: /^Our winter tea/ })).toBeVisible();
  expect(faults).toEqual([]);
});

/** A post a day for seven months up to yesterday, of which one is the planned one in other words. */
function makePosts(): string {
  const rows = Array.from({ length: 210 }, (_, n) => {
    const text = n === 10 ? `${TEXT} #wintertea` : `A morning in the loft number ${n}`;
    return `p${n},${addDays(TODAY, -1 - n)}T09:00:00Z,"${text}",${n < 21 ? 30 : 10},${n < 21 ? 900 : 500}`;
  });
  return ["id,created_at,text,likes,views", ...rows, ""].join("\n");
}

test("what was posted is matched to the plan, with results by phase, lift and gaps", async ({ page }) => {
  const faults = watchPage(page);
  const account = await createAccount("agency");
  const { workspaceId } = account;
  const campaign_id = await startCampaign(account);
  const text = { variants: [{ text: TEXT, address: "" }] };
  const draft = await makeDraft(workspaceId, { ...text, campaign_id, planned_on: addDays(TODAY, -12) });
  await makeDraft(workspaceId, { campaign_id, planned_on: addDays(TODAY, 20) });
  await importText(workspaceId, "instagram", makePosts());
  await enter(page, account, `/campaigns/${campaign_id}`);
  const row = planned(page).getByRole("row").filter({ hasText: "Our winter tea" });
  await expect(row.getByRole("link", { name: /^Posted/ })).toHaveAttribute("href", /\.p10$/);
  await expect(row).toContainText("900 views, 30 engagements");
  const gaps = page.getByRole("region", { name: "Gaps in the plan" });
  await expect(gaps.getByText("Echo has no posts", { exact: true })).toBeVisible();
  await expect(gaps.getByText(/^No post on Instagram from .* days\)$/).first()).toBeVisible();
  const results = page.getByRole("table", { name: "Results by phase" });
  await expect(results.getByRole("row").filter({ hasText: "Foundation" })).toContainText("12,600");
  const lift = page.getByRole("region", { name: "Lift", exact: true });
  await expect(lift.getByText("+200 %", { exact: true }).first()).toBeVisible();
  await expect(lift.getByText(/Likely \+\d+ % to /)).toBeVisible();
  await expectGoodScreen(page, "a campaign with results");

  await page.goto(`/w/${workspaceId}/drafts/${draft}`);
  const card = page.getByRole("region", { name: "The post that went out" });
  await expect(card.getByText(/^Found by its platform/)).toBeVisible();
  await expectGoodScreen(page, "a draft that went out");
  await card.getByLabel("This draft became").selectOption("No post");
  await card.getByRole("button", { name: "Save which post it became" }).click();
  await expect(card.getByText("You said that it never went out.")).toBeVisible();
  await card.getByLabel("This draft became").selectOption({ index: 4 });
  await card.getByRole("button", { name: "Save which post it became" }).click();
  await expect(card.getByRole("link", { name: /^Posted/ })).toBeVisible();
  await expect(card.getByText(/^Found by its platform/)).toHaveCount(0);
  await card.getByLabel("This draft became").selectOption("Find it automatically");
  await card.getByRole("button", { name: "Save which post it became" }).click();
  await expect(card.getByText(/^Found by its platform/)).toBeVisible();
  await giveRole(workspaceId, "viewer");
  await page.reload();
  await expect(card.getByRole("link", { name: /^Posted/ })).toBeVisible();
  await expect(card.getByLabel("This draft became")).toHaveCount(0);
  await page.goto("/methodology#lift");
  await expect(page.getByRole("heading", { name: "Lift of a campaign" })).toBeVisible();
  await expectGoodScreen(page, "the methodology");
  expect(faults).toEqual([]);
});

test("posts are planned from a file, with what is wrong in it by line, and taken as a calendar", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await createAccount("agency");
  const campaign = await startCampaign(account);
  await enter(page, account, `/campaigns/${campaign}`);
  await page.getByRole("button", { name: "Plan posts from a file" }).click();
  const rows = [
    `x,${addDays(TODAY, 3)},Kettle on`,
    `myspace,${TODAY},Nowhere`,
    `tiktok,${addDays(TODAY, 9)},Steam`,
  ];
  const buffer = Buffer.from(["platform,date,text", ...rows].join("\n"));
  await page
    .getByLabel("Posts from a CSV file")
    .setInputFiles({ name: "plan.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("2 posts can be planned.")).toBeVisible();
  await expect(page.getByText(/^Line 3: The platform must be one of/)).toBeVisible();
  await expectGoodScreen(page, "a plan from a file");
  await page.getByRole("button", { name: "Plan 2 posts" }).click();
  await expect(page.getByText("2 posts planned.")).toBeVisible();
  await expect(planned(page).getByRole("table", { name: "Planned in Peak" })).toContainText("Steam");
  await page
    .getByLabel("Posts from a CSV file")
    .setInputFiles({ name: "again.csv", mimeType: "text/csv", buffer });
  await expect(page.getByText("Nothing new to plan.")).toBeVisible();
  await expect(page.getByText("2 posts of this file are planned already and left out.")).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Calendar (ICS)" }).click();
  expect((await file).suggestedFilename()).toMatch(/Winter-tea\.ics$/);
  expect(faults).toEqual([]);
});
