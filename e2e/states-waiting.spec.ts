import { expect, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { bringSession } from "./support/sign-in.ts";
import { comeBackUntil, hold, main, withFaults } from "./support/states.ts";

// Of every list and chart: what stands there while it comes, and while the database is slow or away.

/** Twelve pages at once, each of which asks every two seconds. */
const BACK_WITHIN = { timeout: 60_000 };
const SOON = { timeout: 2_000 };

test.describe.configure({ mode: "parallel" });

let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

test("states: while the database is slow, every list and chart keeps its place", async ({ page }) => {
  const { root, post } = brand;
  await bringSession(page, brand);
  await withFaults(async (url, proxy) => {
    for (const [path, waiting, there] of [
      [root, "Loading the overview", "Audience and activity"],
      [`${root}/posts`, "Loading posts", "Columns"],
      [`${root}/posts/patterns`, "Loading times and formats", "Best times to post"],
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

test("states: what is typed into a part that came later stays when the page is read again", async ({
  page,
}) => {
  const account = await createAccount("agency");
  await bringSession(page, account);
  await withFaults(async (url, proxy) => {
    proxy.delay(100);
    await page.goto(`${url}/w/${account.workspaceId}/webhooks`, { waitUntil: "commit" });
    await expect(main(page).getByText("Loading webhooks")).toBeVisible();
    proxy.resume();
    await page.getByLabel("Address").fill("https://larkspur.example/typed");
    const data = { url: "https://larkspur.example/hooks", events: ["score.changed"] };
    const door = `${url}/internal/workspaces/${account.workspaceId}/webhooks`;
    await page.request.post(door, { headers: { Origin: url }, data });
    await comeBackUntil(page, () => expect(page.getByRole("link", { name: data.url })).toBeVisible(SOON));
    await expect(page.getByLabel("Address")).toHaveValue("https://larkspur.example/typed");
  });
});

test("states: while the database is away every screen says so, and comes back", async ({ context }) => {
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

test("states: charts wait in their place; without their code the page stays", async ({ page }) => {
  const { root, audit } = brand;
  await bringSession(page, brand);
  for (const [path, chart] of [
    [root, page.getByRole("region", { name: "History", exact: true })],
    [audit, page.getByRole("region", { name: /^Why / })],
    [`${root}/rivals`, page.getByRole("region", { name: /on LinkedIn$/ })],
  ] as const) {
    const code = "**/_next/static/**";
    // That of a platform's rivals stands behind a toggle.
    const open = async () => {
      const toggle = chart.getByText("Show as a chart");
      if (await toggle.isVisible()) await toggle.click();
    };
    const waiting = chart.locator("[data-waiting]").first();
    await page.setViewportSize({ width: 1440, height: 400 });
    await page.goto(path);
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const letGo = await hold(page, code);
    await open();
    await expect(() => waiting.scrollIntoViewIfNeeded(SOON)).toPass();
    await expect(waiting, path).toBeInViewport();
    const before = (await chart.boundingBox())?.height;
    await letGo();
    await expect(chart.locator("svg.recharts-surface"), path).toBeVisible();
    expect((await chart.boundingBox())?.height, path).toBe(before);

    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.route(code, (route) => route.abort());
    await open();
    await expect(() => waiting.scrollIntoViewIfNeeded(SOON)).toPass();
    await expect(chart.getByText("The chart did not load"), path).toBeVisible();
    await expectGoodScreen(page, `${path} without the code of its chart`);
    await expect(chart.locator("table").first(), path).toBeAttached();
    await page.unroute(code);
    await chart.getByRole("button", { name: "Load again" }).press("Enter");
    // Once it is loaded again; where it was left it need not be.
    await expect(chart.getByText("The chart did not load"), path).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await open();
    await expect(() =>
      chart.locator("[data-waiting], svg.recharts-surface").first().scrollIntoViewIfNeeded(SOON),
    ).toPass();
    await expect(chart.locator("svg.recharts-surface"), path).toBeVisible();
  }
});
