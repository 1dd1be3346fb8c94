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

test("the reference shows every operation and leads to it", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/problems");
  await page.getByRole("banner").getByRole("link", { name: "API" }).click();
  await expect(page.getByRole("heading", { name: "API reference" })).toBeVisible();
  const { paths } = await (await page.request.get("/openapi.json")).json();
  const count = Object.values(paths).flatMap((path) => Object.keys(path as object)).length;
  await expect(page.getByRole("article").filter({ hasText: "Refusals" })).toHaveCount(count);
  const contents = page.getByRole("navigation", { name: "Contents" });
  if (isPhone(page)) {
    await page.getByRole("article").last().scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Contents" }).press("Enter");
    await expectGoodScreen(page, "contents of the reference");
  }
  await contents.getByRole("link", { name: /^Run a brand audit/ }).press("Enter");
  await expect(page).toHaveURL(/#runAudit$/);
  const audit = operation(page, "Run a brand audit");
  await expect(audit.getByRole("heading", { name: "Run a brand audit" })).toBeInViewport();
  await expect(audit.getByText("Refusals")).toBeVisible();
  await expect(contents).toBeVisible({ visible: !isPhone(page) });
  await expectGoodScreen(page, "reference");
  expect(faults).toEqual([]);
});

test("the reference is no heavier and no longer than it has to be", async ({ page }) => {
  const { paths } = await (await page.request.get("/openapi.json")).json();
  const operations = Object.values<object>(paths).flatMap((path) =>
    Object.keys(path).filter((name) => ["get", "post", "patch", "delete"].includes(name)),
  ).length;
  const answer = await page.goto("/docs");
  // Of each operation, with its samples in all languages.
  expect(((await answer?.body())?.length ?? 0) / operations).toBeLessThan(27_000);
  if (!isPhone(page)) return;
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThan(25);
  const score = await openOperation(page, "Current composite score");
  await expect(score.getByText("Refusals")).toBeVisible();
  await score.getByRole("button", { name: "Show less" }).click();
  await expect(score.getByText("Refusals")).toBeHidden();
});

test("the language of the samples is chosen once and remembered", async ({ page }) => {
  await page.goto("/docs");
  const score = await openOperation(page, "Current composite score");
  await expect(score.locator("pre:visible").first()).toContainText("curl ");
  await (await openOperation(page, "Connected platforms"))
    .getByRole("button", { name: "Python", exact: true })
    .click();
  await expect(score.locator("pre:visible").first()).toContainText("import urllib.request");
  await page.goto("/docs/recipes/receive-webhook");
  await expect(page.getByRole("button", { name: "Python", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("pre")).toContainText("def verify_webhook");
  await page.getByRole("button", { name: "TypeScript", exact: true }).click();
  await expect(page.locator("pre")).toContainText("await verifyWebhook(");
  await expectGoodScreen(page, "recipe");
});

test("a request is tried with one's own key, which stays on this host and in this tab", async ({ page }) => {
  const { workspaceId } = await createAccount("agency");
  const key = await makeKey(workspaceId);
  const faults = watchPage(page);
  await page.goto("/docs");
  const workspace = await openOperation(page, "Workspace information");
  await workspace.getByRole("button", { name: "Try it" }).click();
  await workspace.getByLabel("API key").fill(key);
  await workspace.getByRole("button", { name: "Send GET" }).click();
  await expect(workspace.getByText("200 OK")).toBeVisible();
  await expect(workspace.getByText("x-request-id")).toBeVisible();
  await expect(workspace.locator("pre").last()).toContainText(workspaceId);
  await expectGoodScreen(page, "answered request", "article[aria-labelledby=getWorkspace]");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    key,
  );

  const campaign = await openOperation(page, "Create a campaign");
  await campaign.getByRole("button", { name: "Try it" }).click();
  await expect(campaign.getByLabel("API key")).toHaveValue(key);
  await campaign.getByLabel("Body (JSON)").fill('{ "name": "Winter", "start_date": "2099-01-01" }');
  await campaign.getByRole("button", { name: "Send POST" }).click();
  await expect(campaign.getByText("200 OK")).toBeVisible();
  await campaign.getByLabel("Body (JSON)").fill("{");
  await campaign.getByRole("button", { name: "Send POST" }).click();
  await expect(campaign.getByText("400 Bad Request")).toBeVisible();
  await expect(campaign.locator("pre").last()).toContainText("Malformed JSON");
  // The browser itself writes a refused request to the console.
  expect(faults.filter((fault) => !fault.includes("400 (Bad Request)"))).toEqual([]);

  await campaign.getByLabel("Keep it in this tab").check();
  await page.reload();
  await openOperation(page, "Workspace information");
  await workspace.getByRole("button", { name: "Try it" }).click();
  await expect(workspace.getByLabel("API key")).toHaveValue(key);
  await workspace.getByLabel("Keep it in this tab").uncheck();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("programs find the document, the guide and the client", async ({ page }) => {
  for (const [path, start] of [
    ["/llms.txt", "# Plinth"],
    ["/docs/plinth.ts", "// The client of a Plinth service"],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain(start);
  }
  expect((await page.goto("/docs/recipes/none"))?.status()).toBe(404);
});
