import { expect, type Page, test } from "@playwright/test";
import { createAccount, makeKey } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { watchPage } from "./support/watch-page.ts";

const operation = (page: Page, name: string) => page.getByRole("article", { name });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1_024;

/** An operation with all that belongs to it, which on a narrow screen is shown on request. */
async function openOperation(page: Page, name: string) {
  const found = operation(page, name);
  if (isPhone(page)) await found.getByRole("button", { name: `Show all: ${name}` }).click();
  return found;
}

/** The pages of operations, as the contents name them. */
const SUBJECTS = ["audits", "campaigns", "imports", "platforms", "score", "studio", "webhooks", "workspace"];

/** The pages of what holds across operations. */
const GUIDES = ["guides/limits", "guides/webhooks", "guides/versions"];

test("guides stand in the contents and fit a phone of 360 pixels", async ({ page }) => {
  const faults = watchPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of GUIDES) {
    await page.goto(`/docs/${name}`);
    await expectGoodScreen(page, name);
    expect((await page.request.get(`/docs/${name}.md`)).headers()["content-type"]).toMatch(/^text\/markdown/);
  }
  await page.goto("/docs/guides/limits");
  await expect(page.getByRole("row", { name: /^Audits a month/ })).toContainText("unlimited");
  expect(faults).toEqual([]);
});

async function countOperations(page: Page): Promise<number> {
  const { paths } = await (await page.request.get("/openapi.json")).json();
  return Object.values<object>(paths).flatMap((path) =>
    Object.keys(path).filter((name) => ["get", "post", "patch", "delete"].includes(name)),
  ).length;
}

test("the reference leads to every operation, also from addresses of when it was one page", async ({
  page,
}) => {
  const faults = watchPage(page);
  await page.goto("/problems");
  await page.getByRole("banner").getByRole("link", { name: "API" }).click();
  await expect(page.getByRole("heading", { name: "API reference" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /(GET|POST|PATCH|DELETE)$/ })).toHaveCount(
    await countOperations(page),
  );
  await expectGoodScreen(page, "index of the reference");
  const contents = page.getByRole("navigation", { name: "Contents" });
  if (isPhone(page)) {
    await page.getByRole("link", { name: "This page as markdown" }).scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Contents" }).press("Enter");
    await expectGoodScreen(page, "contents of the reference");
  }
  await contents.getByRole("link", { name: "Audits", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/docs\/audits$/);
  if (isPhone(page)) await page.getByRole("button", { name: "Contents" }).press("Enter");
  await contents.getByRole("link", { name: /^Run a brand audit/ }).press("Enter");
  await expect(page).toHaveURL(/\/docs\/audits#runAudit$/);
  const audit = operation(page, "Run a brand audit");
  await expect(audit.getByRole("heading", { name: "Run a brand audit" })).toBeInViewport();
  await expect(audit.getByText("Refusals")).toBeVisible();
  await expect(contents).toBeVisible({ visible: !isPhone(page) });
  await expectGoodScreen(page, "reference");
  for (const [old, now] of [
    ["#runAudit", "/docs/audits#runAudit"],
    ["#tag-Webhooks", "/docs/webhooks"],
    ["#everywhere", "/docs/start#everywhere"],
    ["#event-audit-completed", "/docs/events#event-audit-completed"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`/docs${old}`);
    await page.waitForURL(`**${now}`);
  }
  expect(faults).toEqual([]);
});

test("the reference is no heavier and no longer than it has to be", async ({ browser }) => {
  let operations = 0;
  let bytes = 0;
  for (const subject of [...SUBJECTS, "start", "events", "recipes/receive-webhook", ...GUIDES]) {
    // Nothing is kept from the page before.
    const context = await browser.newContext();
    const page = await context.newPage();
    const answer = await page.goto(`/docs/${subject}`, { waitUntil: "networkidle" });
    const sizes = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
        (entry) => (entry as PerformanceResourceTiming).transferSize,
      ),
    );
    expect(sizes.length).toBeGreaterThan(3);
    const transferred = sizes.reduce((sum, size) => sum + size, 0);
    expect(transferred, `${subject}: bytes`).toBeLessThan(150 * 1_024);
    expect(transferred, `${subject}: bytes`).toBeGreaterThan(10_000);
    const shown = await page.locator("[data-operation]").count();
    if (shown > 0) bytes += (await answer?.body())?.length ?? 0;
    operations += shown;
    await context.close();
  }
  const page = await browser.newPage();
  expect(operations).toBe(await countOperations(page));
  // Of each operation, with its samples in all languages.
  expect(bytes / operations).toBeLessThan(27_000);
  await page.close();
});

test("a page of the reference is short on a phone, and opens on request", async ({ page }) => {
  if (!isPhone(page)) return;
  await page.goto("/docs/webhooks");
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThan(25);
  await page.goto("/docs/score");
  const score = await openOperation(page, "Current composite score");
  await expect(score.getByText("Refusals")).toBeVisible();
  await score.getByRole("button", { name: "Show less" }).click();
  await expect(score.getByText("Refusals")).toBeHidden();
});

test("the search finds operations, fields and problems by keyboard", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/docs/start");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const field = page.getByRole("combobox", { name: "Search the documentation" });
  expect(asked).toEqual([]);
  await field.focus();
  await field.pressSequentially("create camp");
  const found = page.getByRole("listbox", { name: "Found" });
  await expect(found.getByRole("option").first()).toHaveText(/Create a campaign/);
  await expect(found.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  expect(asked).toContain("/docs/search.json");
  await expectGoodScreen(page, "search of the reference");
  await field.fill("rate limited");
  await expect(found.getByRole("option").first()).toHaveText(/Rate Limited/);
  await field.fill("zzzz");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await field.press("Escape");
  await expect(page.getByText("Nothing found")).toBeHidden();
  await field.fill("webhook_id");
  await field.press("ArrowDown");
  await expect(found.getByRole("option").nth(1)).toHaveAttribute("aria-selected", "true");
  await field.press("ArrowUp");
  const first = await found.getByRole("option").first().getAttribute("href");
  await field.press("Enter");
  await page.waitForURL(`**${first}`);
  expect(faults).toEqual([]);
});

test("the language of the samples is chosen once and remembered", async ({ page }) => {
  await page.goto("/docs/score");
  const score = await openOperation(page, "Current composite score");
  await expect(score.locator("pre:visible").first()).toContainText("curl ");
  await (await openOperation(page, "Score over time"))
    .getByRole("button", { name: "Python", exact: true })
    .click();
  await expect(score.locator("pre:visible").first()).toContainText("import urllib.request");
  await page.goto("/docs/recipes/receive-webhook");
  await expect(page.getByRole("button", { name: "Python", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("pre:visible")).toContainText("def verify_webhook");
  await page.getByRole("button", { name: "TypeScript", exact: true }).click();
  await expect(page.locator("pre:visible")).toContainText("await verifyWebhook(");
  await expectGoodScreen(page, "recipe");
});

test("a request is tried with one's own key, which stays on this host and in this tab", async ({ page }) => {
  const { workspaceId } = await createAccount("agency");
  const key = await makeKey(workspaceId);
  const faults = watchPage(page);
  await page.goto("/docs/workspace");
  const workspace = await openOperation(page, "Workspace information");
  await workspace.getByRole("button", { name: "Try it" }).click();
  await workspace.getByLabel("API key").fill(key);
  await workspace.getByRole("button", { name: "Send GET" }).click();
  await expect(workspace.getByText("200 OK")).toBeVisible();
  await expect(workspace.getByText("x-request-id")).toBeVisible();
  await expect(workspace.locator("pre:visible").last()).toContainText(workspaceId);
  await expectGoodScreen(page, "answered request", "article[aria-labelledby=getWorkspace]");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    key,
  );

  // The key goes along to the next page only when it is kept.
  await workspace.getByLabel("Keep it in this tab").check();
  await page.goto("/docs/campaigns");
  const campaign = await openOperation(page, "Create a campaign");
  await campaign.getByRole("button", { name: "Try it" }).click();
  await expect(campaign.getByLabel("API key")).toHaveValue(key);
  await campaign.getByLabel("Keep it in this tab").uncheck();
  const list = await openOperation(page, "Campaigns, newest first");
  await list.getByRole("button", { name: "Try it" }).click();
  await expect(list.getByLabel("API key")).toHaveValue(key);
  await campaign.getByLabel("Body (JSON)").fill('{ "name": "Winter", "start_date": "2099-01-01" }');
  await campaign.getByRole("button", { name: "Send POST" }).click();
  await expect(campaign.getByText("200 OK")).toBeVisible();
  await campaign.getByLabel("Body (JSON)").fill("{");
  await campaign.getByRole("button", { name: "Send POST" }).click();
  await expect(campaign.getByText("400 Bad Request")).toBeVisible();
  await expect(campaign.locator("pre:visible").last()).toContainText("Malformed JSON");
  // The browser itself writes a refused request to the console.
  expect(faults.filter((fault) => !fault.includes("400 (Bad Request)"))).toEqual([]);

  await page.reload();
  await openOperation(page, "Create a campaign");
  await campaign.getByRole("button", { name: "Try it" }).click();
  await expect(campaign.getByLabel("API key")).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("programs find the document, the guide and the client", async ({ page }) => {
  for (const [path, start] of [
    ["/llms.txt", "# Plinth"],
    ["/docs/plinth.ts", "// The client of a Plinth service"],
    ["/llms-full.txt", "# API reference"],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain(start);
  }
  for (const path of ["/docs.md", "/docs/audits.md", "/docs/recipes/receive-webhook.md", "/methodology.md"]) {
    const answer = await page.request.get(path);
    expect(answer.headers()["content-type"]).toMatch(/^text\/markdown/);
    expect(await answer.text()).toMatch(/^# \w/);
  }
  for (const path of ["/docs/none", "/docs/none.md", "/docs/recipes/none", "/docs/guides/none"])
    expect((await page.request.get(path)).status(), path).toBe(404);
});
