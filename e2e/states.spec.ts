import { expect, type Page, type Route, test } from "@playwright/test";
import { withWorkspace } from "#lib/db.ts";
import { startFaultProxy } from "#scripts/testing/fault-proxy.ts";
import { makeProfile } from "#scripts/testing/profiles.ts";
import { startWebServer } from "#scripts/testing/web-server.ts";
import { createAccount } from "./support/accounts.ts";
import { scoreCard } from "./support/draft-steps.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { holdImport } from "./support/hold-import.ts";
import { bringSession, enter } from "./support/sign-in.ts";

/** Of every list and chart: what stands there while it comes, when there is nothing, when it fails, and when a part is missing. */
const LONG = { tag: "@long" };
/** Twelve pages at once, each of which asks every two seconds. */
const BACK_WITHIN = { timeout: 60_000 };
const SOON = { timeout: 2_000 };
const AWAY = {
  type: "https://plinth.example/problems/service-unavailable",
  title: "Service Unavailable",
  status: 503,
  detail: "The database does not answer just now. Nothing was changed; try again in a moment.",
};

test.describe.configure({ mode: "parallel" });

let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

/** As the service answers while it cannot. */
const refuse = (route: Route) =>
  route.fulfill({ status: 503, contentType: "application/problem+json", body: JSON.stringify(AWAY) });

/** Holds what a page asks for until it is let go. */
async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  const held: Promise<void>[] = [];
  await page.route(address, (route) => {
    const asked = gone.then(() => route.continue());
    held.push(asked);
    return asked;
  });
  return async () => {
    letGo();
    await Promise.all(held);
    await page.unroute(address);
  };
}

/** As one who comes back to the window, which is heard of once the page is alive and some time has passed. */
async function comeBackUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await isSo();
  }).toPass();
}

const main = (page: Page) => page.getByRole("main");

test("states: empty lists and charts say what brings something in", LONG, async ({ page }) => {
  const account = await createAccount("agency");
  const { workspaceId } = account;
  await enter(page, account);
  for (const [path, told] of [
    ["", "No platform is connected yet, so there is nothing to score."],
    ["/posts", "No posts yet"],
    ["/posts/patterns", "No posts yet"],
    ["/comments", "No comments yet"],
    ["/audits", "No audits in this workspace yet."],
    ["/audits/compare", "You can compare audits once two of them have been completed."],
    ["/drafts", "No drafts yet."],
    ["/campaigns", "No campaigns yet."],
    ["/platforms", "None connected yet."],
    ["/webhooks", "A webhook tells one of your systems"],
  ] as const) {
    await page.goto(`/w/${workspaceId}${path}`);
    await expect(main(page).getByText(told).first()).toBeVisible();
    await expectGoodScreen(page, `${path} without anything`);
  }
  await makeProfile(workspaceId, "twitter");
  await page.goto(`/w/${workspaceId}`);
  await expect(page.getByText("No score in this range")).toBeVisible();
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByText("No figures")).toHaveCount(4);
  await page.goto(`/w/${workspaceId}/posts`);
  await expect(page.getByText("No posts yet")).toBeVisible();
});

test("states: filters that leave nothing say so, and how to have all again", LONG, async ({ page }) => {
  const { root, webhook } = brand;
  await bringSession(page, brand);
  for (const [path, told, way] of [
    [`${root}/posts?q=zeppelin`, "No posts match these filters.", "Clear filters"],
    [`${root}/comments?q=zeppelin`, "No comments match these filters.", "Clear filters"],
    [`${root}/campaigns?status=completed`, "No campaigns have been completed yet.", "Show all campaigns"],
    [`${webhook}?status=succeeded`, "There is no such delivery.", "Show all deliveries"],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(told)).toBeVisible();
    await expectGoodScreen(page, `${path}: nothing left`);
    const again = main(page)
      .getByRole("link", { name: way })
      .or(page.getByRole("button", { name: way }));
    await again.first().press("Enter");
    await expect(main(page).getByText(told)).toHaveCount(0);
  }
  await page.goto(`${root}?start=2019-01-01&end=2019-03-01&platform=pinterest`);
  await expect(page.getByText("No score in this range")).toBeVisible();
  const activity = page.getByRole("region", { name: "Audience and activity" });
  await expect(activity.getByText("No figures")).toHaveCount(4);
  await page.goto(`${root}/posts/patterns?platform=pinterest`);
  await expect(page.getByText("There are too few posts to compare.")).toBeVisible();
  for (const path of ["audits", "campaigns", "webhooks"]) {
    await page.goto(`${root}/${path}?page=9`);
    await expect(page).toHaveURL(`${root}/${path}?page=1`);
    await expect(main(page).getByRole("table").first()).toBeVisible();
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /^Search/ }).fill("zeppelin");
  await expect(page.getByText("Nothing found. Try fewer or different words.")).toBeVisible();
});

/** The product's server in front of a database that can be slow or away. */
async function withFaults(
  work: (url: string, proxy: Awaited<ReturnType<typeof startFaultProxy>>) => Promise<void>,
) {
  const database = new URL(process.env.DATABASE_URL ?? "");
  const proxy = await startFaultProxy(Number(database.port));
  database.port = String(proxy.port);
  const settings = { DATABASE_URL: database.href, PLINTH_LOG_LEVEL: "silent" };
  const server = await startWebServer("server.ts", settings);
  try {
    await work(server.url, proxy);
  } finally {
    await server.stop();
    await proxy.close();
  }
}

test("states: while the database is slow, every list and chart keeps its place", LONG, async ({ page }) => {
  const { root, post } = brand;
  await bringSession(page, brand);
  await withFaults(async (url, proxy) => {
    for (const [path, waiting, there] of [
      [root, "Loading the overview", "Audience and activity"],
      [`${root}/posts`, "Loading posts", "Columns"],
      [`${root}/posts/patterns`, "Loading times and formats", "When you post"],
      [post, "Loading comments", "Terrible service"],
      [`${root}/comments`, "Loading comments", "What critics mention"],
      [`${root}/audits`, "Loading audits", "All audits as CSV"],
      [`${root}/campaigns`, "Loading campaigns", "Winter collection"],
      [`${root}/webhooks`, "Loading webhooks", "Secret for audit runs"],
    ] as const) {
      proxy.delay(100);
      await page.goto(`${url}${path}`, { waitUntil: "commit" });
      await expect(main(page).getByText(waiting), path).toBeVisible();
      proxy.resume();
      await expect(main(page).getByText(there).first(), path).toBeVisible();
      await expect(main(page).getByText(waiting), path).toHaveCount(0);
    }
    await expect(page.locator("[data-still]")).toHaveCount(0);
    proxy.delay(300);
    const pages = page.getByRole("navigation", { name: "Workspace" });
    await pages.getByRole("link", { name: "Platforms" }).press("Enter");
    await expect(pages.locator("[data-pending]")).toHaveCount(1);
    proxy.resume();
    await expect(page.getByRole("heading", { name: "Platforms", level: 1 })).toBeVisible();
    await expect(pages.locator("[data-pending]")).toHaveCount(0);
  });
});

test("states: while the database is away every screen says so, and comes back", LONG, async ({ context }) => {
  const { root, post, audit, campaign, webhook } = brand;
  const away = "Plinth is taking a short break";
  await bringSession(await context.newPage(), brand);
  await withFaults(async (url, proxy) => {
    proxy.halt();
    const paths = ["", "/posts", "/comments", "/audits", "/drafts", "/campaigns", "/platforms", "/webhooks"];
    const all = [...paths.map((path) => `${root}${path}`), post, audit, campaign, webhook];
    const pages = await Promise.all(
      all.map(async (path) => {
        const page = await context.newPage();
        const answer = await page.goto(`${url}${path}`);
        expect([path, answer?.status()]).toEqual([path, 503]);
        await expect(page.getByRole("heading", { name: away }), path).toBeVisible();
        return page;
      }),
    );
    proxy.resume();
    for (const page of pages) {
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(away, BACK_WITHIN);
      await expect(page.getByRole("navigation", { name: "Workspace" })).toBeVisible();
    }
  });
});

test("states: a page that failed is there again when it is tried", LONG, async ({ page }) => {
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

test("states: what a page asks for later waits, fails, and comes again", LONG, async ({ page }) => {
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

test("states: charts wait in their place; without their code the page stays", LONG, async ({ page }) => {
  const { root, audit } = brand;
  await bringSession(page, brand);
  for (const [path, chart] of [
    [root, page.getByRole("region", { name: "History", exact: true })],
    [audit, page.getByRole("region", { name: /^Why / })],
    [`${root}/platforms`, page.getByRole("region", { name: /on LinkedIn$/ })],
  ] as const) {
    const code = "**/_next/static/**";
    const waiting = chart.locator("[data-waiting]").first();
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path);
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const letGo = await hold(page, code);
    await waiting.scrollIntoViewIfNeeded();
    await expect(waiting, path).toBeInViewport();
    const before = (await chart.boundingBox())?.height;
    await letGo();
    await expect(chart.locator("svg.recharts-surface"), path).toBeVisible();
    expect((await chart.boundingBox())?.height, path).toBe(before);

    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.route(code, (route) => route.abort());
    await waiting.scrollIntoViewIfNeeded();
    await expect(chart.getByText("The chart did not load"), path).toBeVisible();
    await expectGoodScreen(page, `${path} without the code of its chart`);
    await expect(chart.locator("table").first(), path).toBeAttached();
    await page.unroute(code);
    await chart.getByRole("button", { name: "Load again" }).press("Enter");
    // Once it is loaded again; where it was left it need not be.
    await expect(chart.getByText("The chart did not load"), path).toHaveCount(0);
    await expect(() =>
      chart.locator("[data-waiting], svg.recharts-surface").first().scrollIntoViewIfNeeded(SOON),
    ).toPass();
    await expect(chart.locator("svg.recharts-surface"), path).toBeVisible();
  }
});

test("states: what goes on by itself says when it is not heard of", LONG, async ({ page }) => {
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

test(
  "states: with a part of the figures each list and chart says which is missing",
  LONG,
  async ({ page }) => {
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
    await expect(page.getByRole("region", { name: "Figures" })).toContainText("–");
    await page.goto(`${root}/platforms`);
    const compared = page.getByRole("region", { name: /on LinkedIn$/ });
    await expect(compared).toBeVisible();
    await page.goto(audit);
    await expect(page.getByText(/not known|Not known/).first()).toBeVisible();
  },
);
