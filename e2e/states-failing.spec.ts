import { expect, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { createAccount } from "./support/accounts.ts";
import { scoreCard } from "./support/draft-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { holdImport } from "./support/hold-import.ts";
import { bringSession, enter } from "./support/sign-in.ts";
import { AWAY, comeBackUntil, hold, main, refuse } from "./support/states.ts";

// What a page says when it, or what it asks for later, has failed, and how it comes again.

const SOON = { timeout: 2_000 };

test.describe.configure({ mode: "parallel" });

let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

test("states: a page that failed is there again when it is tried", async ({ page }) => {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  await bringSession(page, account);
  const file = { platform: "twitter", handle: "brand", fileName: "a.csv", bytes: 1n, requestedBy: "test" };
  const unreadable = { status: "completed", result: { posts: "many" } };
  const upload = { workspaceId, id: "upl_broken", createdAt: new Date(), ...file, ...unreadable };
  await withWorkspace(workspaceId, (tx) => tx.upload.create({ data: upload }));
  // Meanwhile it does not try by itself.
  const letGo = await hold(page, "**/readyz");
  await page.goto(`/w/${workspaceId}/platforms`);
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await expect(page.getByText(/Try again, and contact the operator/)).toBeVisible();
  await expectGoodScreen(page, "a page that failed");
  await withWorkspace(workspaceId, (tx) => tx.upload.deleteMany({ where: { workspaceId } }));
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
  await letGo();
});

test("states: what a page asks for later waits, fails, and comes again", async ({ page }) => {
  const { root } = brand;
  await bringSession(page, brand);

  await test.step("words of critics", async () => {
    const topics = page.getByRole("region", { name: "What critics mention" });
    await page.route(/\/comments\/topics/, refuse);
    await page.goto(`${root}/comments`);
    await expect(topics.getByText("The words could not be loaded")).toBeVisible();
    await expect(topics.getByText(AWAY.detail)).toBeVisible();
    await expectGoodScreen(page, "words of critics that did not come");
    await page.unroute(/\/comments\/topics/);
    const letGo = await hold(page, /\/comments\/topics/);
    await topics.getByRole("button", { name: "Try again" }).press("Enter");
    await page.reload();
    await expect(topics.getByText("Loading words")).toBeVisible();
    await letGo();
    await expect(topics.getByRole("link", { name: "terrible" })).toBeVisible();
  });

  await test.step("posts in another order", async () => {
    await page.goto(`${root}/posts`);
    await expect(page.getByRole("button", { name: "Search and actions" })).toBeEnabled();
    await page.route(/\/internal\/workspaces\/\w+\/posts\?/, refuse);
    await page.getByRole("button", { name: "Interactions" }).press("Enter");
    await expect(page.getByText("The posts could not be loaded")).toBeVisible();
    await page.unroute(/\/internal\/workspaces\/\w+\/posts\?/);
    const letGo = await hold(page, /\/internal\/workspaces\/\w+\/posts\?/);
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(main(page).getByRole("status").filter({ hasText: "posts …" })).toBeVisible();
    await letGo();
    await expect(main(page).getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    await expect(page.getByText("The posts could not be loaded")).toHaveCount(0);
  });

  await test.step("the score of a draft", async () => {
    await page.goto(`${root}/drafts/new`);
    await page.route("**/drafts/score", refuse);
    await page.getByLabel("Text", { exact: true }).last().fill("Tea for two on the terrace");
    await expect(page.getByText("Not scored: Service Unavailable")).toBeVisible();
    await expectGoodScreen(page, "a draft that was not scored");
    await page.unroute("**/drafts/score");
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(scoreCard(page).getByText(/^\d+\.\d$/)).toBeVisible();
    const letGo = await hold(page, "**/drafts/score");
    await page.getByLabel("Text", { exact: true }).last().fill("Tea for three");
    await expect(page.getByText("Scoring …").first()).toBeVisible();
    await letGo();
    await expect(page.getByText("Scoring …")).toHaveCount(0);
  });

  await test.step("the search", async () => {
    await page.goto(`${root}/settings`);
    const field = page.getByRole("combobox", { name: /^Search/ });
    await expect(page.getByRole("button", { name: "Search and actions" })).toBeEnabled();
    await page.route(/\/search\/newest/, refuse);
    await page.keyboard.press("Control+k");
    await expect(page.getByText(/^Not everything could be searched/)).toBeVisible();
    await page.unroute(/\/search\/newest/);
    await expect(page.getByRole("group", { name: "Audits" })).toBeVisible();
    const letGo = await hold(page, /\/search\/posts/);
    await field.fill("picture");
    await expect(page.getByText("Searching posts …")).toBeVisible();
    await letGo();
    await expect(page.getByRole("group", { name: "Posts" })).toBeVisible();
    await page.route(/\/search\/posts/, refuse);
    await field.fill("pictures");
    await expect(page.getByText(/^Not everything could be searched/)).toBeVisible();
    await page.unroute(/\/search\/posts/);
    await field.fill("picture 1");
    await expect(page.getByRole("group", { name: "Posts" })).toBeVisible();
  });
});

test("states: what goes on by itself says when it is not heard of", async ({ page }) => {
  const account = await createAccount("agency");
  await holdImport(account.workspaceId, "processing");
  await enter(page, account, "/platforms");
  const imports = page.getByRole("region", { name: "Recent imports" });
  await expect(imports.getByRole("heading", { name: "slow.csv" })).toBeVisible();
  await page.route("**/internal/workspaces/*/uploads", refuse);
  await expect(imports.getByText("No connection right now")).toBeVisible();
  await expectGoodScreen(page, "imports that are not heard of");
  await page.unroute("**/internal/workspaces/*/uploads");
  await expect(imports.getByText("No connection right now")).toHaveCount(0);

  await bringSession(page, brand);
  await page.goto(brand.webhook);
  await page.route(/\/deliveries\?/, refuse);
  await comeBackUntil(page, () => expect(page.getByText("No connection right now")).toBeVisible(SOON));
  await page.unroute(/\/deliveries\?/);
  await comeBackUntil(page, () => expect(page.getByText("No connection right now")).toHaveCount(0, SOON));
});
