import { expect, type Page, test } from "@playwright/test";
import { operatorFor } from "#lib/access/operator-for.ts";
import { changeDraft } from "#lib/drafts/change-draft.ts";
import { getDraft } from "#lib/drafts/get-draft.ts";
import { addDays, utcDay } from "#lib/time.ts";
import { importText } from "#scripts/testing/workspaces.ts";
import { type Account, createAccount, giveRole } from "./support/accounts.ts";
import { readScore, scoreCard, write } from "./support/draft-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const TODAY = utcDay(new Date());
const OURS = "The autumn menu is here: pumpkin soup with chestnut bread";
const DRAFT =
  "Our autumn menu is back, with pumpkin soup and chestnut bread! Come by and taste it on Saturday!!!";
const CALM = "We baked chestnut bread all night. The autumn menu is back, and the soup is hot.";

/** Posts of the brand, of which one says what the draft says. */
function makePosts(): string {
  const rows = Array.from({ length: 14 }, (_, n) => {
    return `p${n},${addDays(TODAY, -20 - n)}T09:00:00Z,${n === 5 ? OURS : `Post ${n}`},${10 + n}`;
  });
  return ["id,created_at,text,likes", ...rows, ""].join("\n");
}

const field = (page: Page) => page.getByRole("textbox", { name: "Text" });
const saveState = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^(Saved|Not saved yet|Nothing)/ });

test("a draft is written, checked, kept, compared, changed by two, found in the list and deleted", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await createAccount("agency");
  await importText(account.workspaceId, "instagram", makePosts());
  await enter(page, account, "/drafts");
  await expect(page.getByText("No drafts yet.")).toBeVisible();
  await expectGoodScreen(page, "no drafts");
  await page.getByRole("link", { name: "Write the first one" }).click();

  await checkAndKeep(page);
  await applyAndUndo(page);
  await compareVariants(page);
  await saveOverOthers(page, account);
  await failAndSave(page);
  await findInList(page);
  await giveRole(account.workspaceId, "viewer");
  await readOnly(page);
  await giveRole(account.workspaceId, "editor");
  await page.reload();
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No drafts yet.")).toBeVisible();
  // The conflict, and what `failAndSave` broke off.
  expect(faults).toEqual([
    expect.stringContaining("409 (Conflict)"),
    "console: Failed to load resource: net::ERR_FAILED",
  ]);
});

/** Checks come first, with own posts that are like it; kept, the draft has a page of its own. */
async function checkAndKeep(page: Page): Promise<void> {
  await expect(page.getByText("Nothing to save yet")).toBeVisible();
  const checks = page.getByRole("region", { name: "Checks", exact: true });
  await expect(checks.getByText(/are checked while you write/)).toBeVisible();
  await write(page, field(page), scoreCard(page), `#menu ${DRAFT}`);
  await expect(checks.getByText("Opens with a hashtag, before a word is said")).toBeVisible();
  await write(page, field(page), scoreCard(page), DRAFT);
  await checks.getByText("4 checks passed").click();
  await expect(checks.getByText(/Length.*: Fits: \d+ of 2,200 characters/)).toBeVisible();
  await expect(checks.getByText(/Opens with “Our autumn menu is back/)).toBeVisible();
  await expect(checks.getByText(/No hashtag/)).toBeVisible();
  const similar = checks.getByRole("listitem").filter({ hasText: "both mention" });
  await expect(similar).toHaveCount(1);
  await expect(similar.getByText(/15 interactions/)).toBeVisible();
  await expect(similar.getByText("39th")).toBeVisible();
  await expect(similar.getByRole("link")).toHaveAttribute("href", /\/posts\/prf_\w+\.p5$/);
  await page.getByLabel("State").selectOption("Ready");
  await page.getByLabel("Planned for").fill(addDays(TODAY, 30));
  await expect(saveState(page)).toHaveText("Not saved yet");
  await expectGoodScreen(page, "a draft that is not saved");
  await page.reload();
  await expect(field(page)).toHaveValue(DRAFT);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/drafts\/dft_\w+$/);
  await expect(saveState(page)).toHaveText(/^Saved .* by /);
  await expect(field(page)).toHaveValue(DRAFT);
}

async function applyAndUndo(page: Page): Promise<void> {
  const card = scoreCard(page);
  await readScore(card);
  const suggestion = card.getByRole("listitem").filter({ hasText: "exclamation marks" });
  await suggestion.getByRole("button", { name: /^Apply/ }).click();
  await expect(field(page)).toHaveValue(/chestnut bread\. Come by and taste it on Saturday\.$/);
  await expect(saveState(page)).toHaveText("Not saved yet");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page)).toHaveValue(DRAFT);
  await expect(saveState(page)).toHaveText(/^Saved/);
}

/** Up to three variants, saved by the keys and there again after a reload. */
async function compareVariants(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Compare with a variant" }).click();
  await expect(page.getByText("A and B have the same score.")).toBeVisible();
  await write(page, page.locator("#draft-1"), scoreCard(page, "B"), CALM);
  await expect(page.getByText(/points apart/)).toBeVisible();
  await page.getByRole("button", { name: "Add a variant" }).click();
  await expect(page.locator("#draft-2")).toBeFocused();
  await expect(page.getByRole("button", { name: "Add a variant" })).toHaveCount(0);
  await expectGoodScreen(page, "three variants");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveState(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(page.locator("#draft-2")).toHaveValue(CALM);
  await page.getByRole("button", { name: "Keep only B" }).click();
  await expect(field(page)).toHaveValue(CALM);
  await expect(field(page)).toBeFocused();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(saveState(page)).toHaveText(/^Saved/);
}

/** What another person has saved meanwhile is not overwritten unseen. */
async function saveOverOthers(page: Page, { workspaceId }: Account): Promise<void> {
  const id = page.url().split("/").at(-1) ?? "";
  const caller = await operatorFor(workspaceId);
  const { version } = await getDraft(caller, id);
  await changeDraft(caller, id, { version, status: "dropped" }, new Date());
  await field(page).fill(`${CALM} Really.`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Somebody else saved this draft")).toBeVisible();
  await expectGoodScreen(page, "a draft that somebody else saved");
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(saveState(page)).toHaveText(/^Saved/);
  expect(await getDraft(caller, id)).toMatchObject({
    status: "ready",
    variants: [{ text: `${CALM} Really.` }],
  });
}

async function failAndSave(page: Page): Promise<void> {
  await page.route("**/internal/**/drafts/dft_*", (route) => route.abort(), { times: 1 });
  await field(page).fill(CALM);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not saved", { exact: true })).toHaveCount(0);
  await expect(saveState(page)).toHaveText(/^Saved/);
}

async function findInList(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name: "Drafts" }).click();
  const row = page.getByRole("row").filter({ hasText: "We baked chestnut bread" });
  await expect(row).toContainText("Instagram");
  await expect(row).toContainText("Ready");
  await expect(row).toContainText(/\d+\.\d likely \d+ to \d+/);
  await expectGoodScreen(page, "drafts");
  await page.getByLabel("State").selectOption("Posted");
  await expect(page).toHaveURL(/status=posted/);
  await expect(page.getByText("No draft fits these filters.")).toBeVisible();
  await expectGoodScreen(page, "drafts, none left by filters");
  await page.getByRole("link", { name: "Show all drafts" }).click();
  await expect(page).toHaveURL(/status=all/);
  await page.getByLabel("Platform").selectOption("Instagram");
  await page.getByLabel("Order").selectOption("Last changed");
  await expect(page).toHaveURL(/platform=instagram&status=all&sort=updated/);
  await row.getByRole("link").click();
  await expect(field(page)).toHaveValue(CALM);
}

async function readOnly(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText("You can read this draft. Editors can change it.")).toBeVisible();
  await expect(field(page)).toHaveAttribute("readonly", "");
  await expect(page.getByRole("button", { name: /^(Save|Delete|Compare|Apply)/ })).toHaveCount(0);
  await readScore(scoreCard(page));
  await expectGoodScreen(page, "a draft that may only be read");
}
