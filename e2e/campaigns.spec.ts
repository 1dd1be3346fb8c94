import { expect, type Page, test } from "@playwright/test";
import type { Plan } from "#lib/plans.ts";
import { beginDaysAgo } from "#scripts/testing/campaigns.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { choose } from "./support/choose.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

test("plan a campaign with own phases, find it in the list, rename and delete it", async ({ page }) => {
  const faults = watchPage(page);
  const account = await openCampaigns(page, "agency");
  await expect(page.getByText("No campaigns yet.")).toBeVisible();
  await expectGoodScreen(page, "no campaigns");
  await page.getByRole("link", { name: "Plan your first campaign" }).click();
  await expect(page.getByRole("heading", { name: "New campaign" })).toBeVisible();
  await expectPhases(page, ["1Foundation", "2Build", "3Peak", "4Echo"]);
  await expectGoodScreen(page, "a new campaign");

  await page.getByLabel("Name", { exact: true }).fill("Winter collection");
  // The form proposes tomorrow, which a run over midnight turns into today.
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Start date").fill(inAWeek);
  await page.getByLabel("Duration in weeks").fill("2");
  await expect(page.getByText("Peak and Echo get no week and are left out.")).toBeVisible();
  await page.getByLabel("Duration in weeks").fill("10");
  await choose(page, "Your own phases");
  await choose(page, "Set for each phase");
  await expect(page.getByLabel("Weeks of phase 1", { exact: true })).toHaveValue("3");
  await setOwnPhases(page);
  await expectPhases(page, ["1Launch", "2Teaser", "3Afterglow"]);
  await expectGoodScreen(page, "a new campaign with own phases");
  await page.getByRole("button", { name: "Create campaign" }).click();

  await expect(page).toHaveURL(/\/campaigns\/cmp_\w+$/);
  await expect(page.getByRole("heading", { name: "Winter collection", level: 1 })).toBeVisible();
  const phases = page.getByRole("table", { name: "Phases", exact: true });
  await expect(phases.getByRole("row").filter({ hasText: "Teaser" })).toContainText(/Teaser5\d/);
  await expect(page.getByText("8 weeks, ").first()).toBeVisible();
  await expectGoodScreen(page, "page of a draft");

  await page.goto(`/w/${account.workspaceId}/campaigns`);
  const list = page.getByRole("table", { name: "Campaigns" });
  await expect(list.getByRole("row").filter({ hasText: "Winter collection" })).toContainText(
    "Starts with Launch",
  );
  await expectGoodScreen(page, "list of campaigns");
  await page.getByRole("link", { name: "Active", exact: true }).click();
  await expect(page.getByText("No campaigns are running.")).toBeVisible();
  await page.getByRole("link", { name: "Show all campaigns" }).click();
  await list.getByRole("link", { name: "Winter collection" }).click();
  await rename(page);
  await deleteIt(page);
  await expect(page).toHaveURL(`/w/${account.workspaceId}/campaigns`);
  await expect(page.getByText("No campaigns yet.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("what the service refuses is told at its field", async ({ page }) => {
  const account = await openCampaigns(page, "agency");
  await page.goto(`/w/${account.workspaceId}/campaigns/new`);
  await page.getByLabel("Start date").fill("2020-01-01");
  await page.getByLabel("Duration in weeks").fill("105");
  await expect(page.getByText("as soon as there is a duration of 1 to 104 weeks")).toBeVisible();
  await choose(page, "Your own phases");
  await page.getByLabel("Name of phase 2").fill(" ");
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page.getByText("Not created: Invalid Request")).toBeVisible();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Must be text of 1 to 200 characters.");
  await expect(page.getByLabel("Start date")).toHaveAccessibleDescription(
    /^Must be in the future; it is now \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/,
  );
  await expect(page.getByLabel("Duration in weeks")).toHaveAccessibleDescription(/from 1 to 104\.$/);
  await expect(page.getByLabel("Name of phase 2")).toHaveAccessibleDescription(
    "Must be text of 1 to 100 characters.",
  );
  await expectGoodScreen(page, "a campaign that was refused");
});

test("a running campaign shows today, and only its name and objective can be changed", async ({ page }) => {
  const account = await openCampaigns(page, "agency");
  await page.goto(`/w/${account.workspaceId}/campaigns/new`);
  await page.getByLabel("Name", { exact: true }).fill("Autumn stories");
  await page.getByRole("button", { name: "Create campaign" }).click();
  await expect(page).toHaveURL(/\/campaigns\/cmp_\w+$/);
  const id = page.url().split("/").at(-1) ?? "";
  await beginDaysAgo(account.workspaceId, id, 31.5);
  await page.reload();
  await expect(page.getByText("It is in Build, 50 % of the way through.")).toBeVisible();
  await expect(page.getByText(/^Today, \d+ \w+$/)).toBeVisible();
  await expect(page.getByText("No score yet. Your first audit gives you one.")).toBeVisible();
  await expectGoodScreen(page, "page of a running campaign");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Objective (optional)")).toBeVisible();
  await expect(page.getByLabel("Start date")).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();

  await beginDaysAgo(account.workspaceId, id, 85);
  await giveRole(account.workspaceId, "viewer");
  await page.reload();
  await expect(page.getByText("It ended with Echo.")).toBeVisible();
  await expect(page.getByText(/^As a viewer you can read/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  await expectGoodScreen(page, "page of a completed campaign");
  const path = `/internal/workspaces/${account.workspaceId}/campaigns/${id}`;
  expect(await deleteByScript(page, path)).toBe(403);
  await page.goto(`/w/${account.workspaceId}/campaigns`);
  await expect(page.getByRole("link", { name: "New campaign" })).toHaveCount(0);
});

test("below Agency the page says what campaigns need, and the door refuses", async ({ page }) => {
  const account = await openCampaigns(page, "pro");
  await expect(page.getByRole("heading", { name: "Campaigns need the Agency plan" })).toBeVisible();
  await expectGoodScreen(page, "campaigns without the plan");
  await page.goto(`/w/${account.workspaceId}/campaigns/new`);
  await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);
  const path = `/internal/workspaces/${account.workspaceId}/campaigns/cmp_none`;
  expect(await deleteByScript(page, path)).toBe(403);
});

async function openCampaigns(page: Page, plan: Plan): Promise<Account> {
  const account = await createAccount(plan);
  await enter(page, account, "/campaigns");
  await expect(page.getByRole("heading", { name: "Campaigns", exact: true, level: 1 })).toBeVisible();
  return account;
}

/** Three phases: the first two change places, one is taken out, one added. */
async function setOwnPhases(page: Page): Promise<void> {
  await page.getByLabel("Name of phase 1", { exact: true }).fill("Teaser");
  await page.getByLabel("Weeks of phase 1", { exact: true }).fill("1");
  await page.getByLabel("Name of phase 2", { exact: true }).fill("Launch");
  await page.getByLabel("Weeks of phase 2", { exact: true }).fill("4");
  await page.getByRole("button", { name: "Move Teaser down" }).click();
  await expect(page.getByRole("button", { name: "Move Teaser down" })).toBeFocused();
  await page.getByRole("button", { name: "Take out Peak" }).click();
  await page.getByRole("button", { name: "Take out Echo" }).click();
  await page.getByRole("button", { name: "Add a phase" }).click();
  await expect(page.getByLabel("Name of phase 3", { exact: true })).toBeFocused();
  await page.keyboard.type("Afterglow");
  await page.getByLabel("Weeks of phase 3", { exact: true }).fill("3");
  await expect(page.getByLabel("Duration in weeks")).toHaveValue("8");
}

async function expectPhases(page: Page, names: string[]): Promise<void> {
  const cells = page.getByRole("table", { name: /^Weeks and phases/ }).locator("tbody tr:last-child td");
  await expect(cells).toContainText(names);
}

async function rename(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expectGoodScreen(page, "a draft that is edited");
  await page.getByLabel("Name", { exact: true }).fill("Snow collection");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Snow collection", level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Snow collection/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Snow collection", level: 1 })).toBeVisible();
}

async function deleteIt(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete this campaign" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete “Snow collection”?" });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page, "asking before deletion");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
}

function deleteByScript(page: Page, path: string): Promise<number> {
  return page.evaluate(async (address) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(address, { method: "DELETE", headers, body: "{}" })).status;
  }, path);
}
