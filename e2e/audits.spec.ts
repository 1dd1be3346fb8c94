import { expect, type Locator, type Page, test } from "@playwright/test";
import { formatDay } from "#components/ui/format.ts";
import { createAccount } from "./support/accounts.ts";
import { holdAudit, importExport, letGo, openAudits, runAudit } from "./support/audits.ts";
import { choose } from "./support/choose.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { enter } from "./support/sign-in.ts";
import { watchPage } from "./support/watch-page.ts";

const PILLARS = ["Presence", "Reach", "Impact", "Sentiment", "Momentum"];

test("run an audit with options, reload in the middle, and read why the score is what it is", async ({
  page,
}) => {
  const faults = watchPage(page);
  const account = await openAudits(page, "pro");
  await expect(page.getByText("No audits in this workspace yet.")).toBeVisible();
  await expect(page.getByText("10 of 10 audits left this month")).toBeVisible();
  await expectGoodScreen(page, "audits before the first");
  await startWithOptions(page);
  await holdAudit(account.workspaceId);

  await expect(page).toHaveURL(/\/audits\/aud_\w+$/);
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await expectGoodScreen(page, "page of a running audit");
  await page.reload();
  await expect(page.getByRole("heading", { name: "The audit is running" })).toBeVisible();
  const address = page.url();
  await page.goto(`/w/${account.workspaceId}/audits`);
  await expect(page.getByRole("heading", { name: "An audit is running" })).toBeVisible();
  await page.getByRole("link", { name: "See its progress" }).click();
  await expect(page).toHaveURL(address);
  await letGo(account.workspaceId);

  const score = page.getByTestId("composite");
  await expect(score).toHaveText(/^\d{1,2}\.\d$/, { timeout: 60_000 });
  await expectExplained(page, Number(await score.textContent()));
  await expect(page.getByText("This is the first audit")).toBeVisible();
  await page.getByRole("tab", { name: /^Sentiment/ }).click();
  await expect(page.getByText(/So it counts as 50 and adds no points/)).toBeVisible();
  await page.getByText("Details of this audit").click();
  await expect(page.getByText("45 days", { exact: true })).toBeVisible();
  // A chart comes when it is seen.
  await page.getByRole("region", { name: /^Why / }).scrollIntoViewIfNeeded();
  await expect(page.locator("svg.recharts-surface")).toBeVisible();
  await expectGoodScreen(page, "result with its explanation");

  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name: "Audits" }).click();
  await expect(page.getByText("9 of 10 audits left this month")).toBeVisible();
  await expect(page.getByRole("table", { name: "Audits" }).getByRole("row")).toHaveCount(2);
  await page.goto(`/w/${account.workspaceId}`);
  await page.getByRole("link", { name: "Why this score" }).click();
  await expect(page).toHaveURL(`${address}#why`);
  expect(faults).toEqual([]);
});

test("pillars are tabs: by keyboard, kept in the address, all of them on paper", async ({ page }) => {
  const faults = watchPage(page);
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  await runAudit(account.workspaceId);
  await enter(page, account, "/audits");
  await page.getByRole("table", { name: "Audits" }).getByRole("link").click();
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  await expect(tab("Presence")).toHaveAttribute("aria-selected", "true");
  await tab("Presence").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Reach")).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: /^Reach/ })).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab("Momentum")).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.reload();
  await expect(tab("Momentum")).toHaveAttribute("aria-selected", "true");
  await expectGoodScreen(page, "pillars as tabs");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tabpanel")).toHaveCount(5);
  await page.emulateMedia({ media: null });

  await page.getByRole("link", { name: "The method and its sources" }).click();
  await expect(page).toHaveURL(/\/methodology$/);
  await expect(page.getByRole("link", { name: "Buffer 2025" })).toHaveAttribute("href", /^https:/);
  await expectGoodScreen(page, "methodology");
  expect(faults).toEqual([]);
});

test("an audit as of a past day says so, and the next one tells what moved", async ({ page }) => {
  const account = await createAccount("agency");
  await importExport(account.workspaceId);
  const days = [60, 30].map((ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  for (const day of days) await runAudit(account.workspaceId, day);
  await enter(page, account, "/audits");
  await expect(page.getByText(/^as of /)).toHaveCount(2);
  await expectGoodScreen(page, "audits as of past days");
  await page.getByRole("table", { name: "Audits" }).getByRole("link").first().click();
  await expect(
    page.getByText("It does not count towards your limit and is not the current score."),
  ).toBeVisible();
  const moved = page.getByRole("table", { name: "Inputs that moved" });
  const rows = await readPoints(moved);
  const total = rows.pop() ?? Number.NaN;
  expect(add(rows)).toBeCloseTo(total, 6);
  // Sixty days ago there were too few weeks to tell a trend, which is known thirty days later.
  const known = /^From \d+\.\d on .+ to \d+\.\d\. Not comparable: .+ Momentum became known/;
  await expect(page.getByText(known)).toBeVisible();
  await expectGoodScreen(page, "result with what moved");

  await page.getByRole("navigation", { name: "Path" }).getByRole("link", { name: "Audits" }).click();
  await page.getByText("Options", { exact: true }).click();
  await choose(page, "A past day");
  const last = await page.getByLabel("Day", { exact: true }).inputValue();
  await page.getByLabel("Day", { exact: true }).fill(days[1] ?? "");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByText(/^A day up to .+ an audit of now looks at\.$/)).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill(last);
  await expectGoodScreen(page, "an audit as of a past day in the form");
  await page.getByRole("button", { name: "Run audit" }).click();
  await expect(page.getByRole("heading", { name: `Audit as of ${formatDay(last)}` })).toBeVisible();
});

test("decide on recommendations, and see whether a change is large enough to tell", async ({ page }) => {
  const account = await createAccount("pro");
  await importExport(account.workspaceId);
  for (let run = 0; run < 2; run++) await runAudit(account.workspaceId);
  await enter(page, account);
  const next = page.getByRole("region", { name: "Do this next" });
  const advice = page.getByRole("region", { name: /recommendations$/i });
  await expect(page.getByText(/^since the audit of \d/).first()).toBeVisible();
  await expect(page.getByText("Unchanged.", { exact: true })).toBeVisible();
  const first = (await next.getByRole("heading", { level: 3 }).textContent()) ?? "";
  const second = (await advice.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  // Each stands on the page once.
  await expect(page.getByRole("heading", { name: first, exact: true })).toHaveCount(1);
  await expect(next.getByText(/^\w+: .+ after 28 days, \+\d.+ when kept up for 13 weeks/)).toBeVisible();
  await advice.getByRole("listitem").first().getByText("What it rests on").click();
  await press(next, `Accept: ${first}`);
  await expect(next.getByText("Accepted.")).toBeFocused();
  await press(next, `Mark as done: ${first}`);
  await expect(next.getByText(/^Done on .+ Promised \+\d/)).toBeFocused();
  await press(advice, `Dismiss: ${second}`);
  await expect(advice.getByText("Dismissed: not shown again for 90 days.")).toBeFocused();
  await expectGoodScreen(page, "overview with decisions");
  await page.reload();
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await expect(advice.getByText(/^Done on /)).toBeVisible();
  await expect(page.getByRole("heading", { name: second, exact: true })).toHaveCount(0);
  await advice.getByText("Dismissed (1)").click();
  await expectGoodScreen(page, "what was dismissed");
  await press(advice, `Show again: ${second}`);
  await expect(advice.getByText("Open again.")).toBeFocused();
  await page.reload();
  await expect(next.getByRole("heading", { name: second, exact: true })).toBeVisible();
});

/** A key, unlike a click, does not wait for a page that is still coming alive. */
async function press(place: Locator, name: string): Promise<void> {
  const button = place.getByRole("button", { name });
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

async function startWithOptions(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: /X \(Twitter\)/ })).toBeChecked();
  await page.getByText("Options", { exact: true }).click();
  await choose(page, "Other");
  await page.getByLabel("Days", { exact: true }).fill("45");
  await page.getByRole("button", { name: "Run audit" }).click();
}

/** What the tables show adds up: the inputs to their pillar, the pillars to the score. */
async function expectExplained(page: Page, score: number): Promise<void> {
  const [start, ...parts] = await readPoints(page.getByRole("table", { name: "From 50 to the score" }));
  const total = parts.pop();
  expect(start).toBe(50);
  expect(total).toBe(score);
  expect(add([50, ...parts])).toBeCloseTo(score, 6);
  for (const [index, pillar] of PILLARS.entries()) {
    await page.getByRole("tab", { name: new RegExp(`^${pillar}`) }).click();
    await expect(page).toHaveURL(new RegExp(`pillar=${pillar.toLowerCase()}$`));
    const table = page.getByRole("table", { name: `Inputs of ${pillar}` });
    const inputs = (await table.count()) === 0 ? [0] : await readPoints(table);
    expect(inputs.pop(), pillar).toBe(parts[index]);
    if (inputs.length > 0) expect(add(inputs), pillar).toBeCloseTo(parts[index] ?? 0, 6);
  }
}

/** The numbers of a table's last column. */
async function readPoints(table: Locator): Promise<number[]> {
  const cells = await table.locator("tbody tr, tfoot tr").locator("td:last-child").allTextContents();
  return cells.map((text) => Number(text.replace("−", "-")));
}

function add(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
