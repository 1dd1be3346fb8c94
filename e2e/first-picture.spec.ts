import { expect, type Page, test } from "@playwright/test";
import { createAccount } from "./support/accounts.ts";
import { bringSession } from "./support/sign-in.ts";

const PATIENCE_MS = 1000;

/** Notes when React takes over a page, in milliseconds since it was asked for. */
function noteLife() {
  const timer = setInterval(() => {
    if (!Object.keys(document).some((key) => key.startsWith("__reactContainer"))) return;
    Object.assign(globalThis, { aliveAt: performance.now() });
    clearInterval(timer);
  }, 1);
}

function tellOfNoPicture() {
  PerformanceObserver.prototype.observe = () => {};
}

/** Whoever waits for the patience to end waits for ever. */
function neverLosePatience(patienceMs: number) {
  const { setTimeout: timeout } = globalThis;
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    ms === patienceMs ? 0 : timeout(run, ms)) as typeof setTimeout;
}

/** @returns when the page of posts came alive, and when it was first painted, in milliseconds since it was asked for */
async function openPosts(page: Page): Promise<{ aliveAt: number; paintedAt: number | undefined }> {
  const account = await createAccount("pro");
  await bringSession(page, account);
  await page.addInitScript(noteLife);
  await page.goto(`/w/${account.workspaceId}/posts`);
  await page.waitForFunction(() => "aliveAt" in globalThis);
  return page.evaluate(() => ({
    aliveAt: (globalThis as unknown as { aliveAt: number }).aliveAt,
    paintedAt: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  }));
}

test("a page comes alive when it has been painted", async ({ page }) => {
  await page.addInitScript(neverLosePatience, PATIENCE_MS);
  const { aliveAt, paintedAt } = await openPosts(page);
  expect(paintedAt).toBeDefined();
  expect(aliveAt).toBeGreaterThan(paintedAt ?? Number.POSITIVE_INFINITY);
});

test("a page whose picture is not told of comes alive a second later", async ({ page }) => {
  await page.addInitScript(tellOfNoPicture);
  expect((await openPosts(page)).aliveAt).toBeGreaterThan(PATIENCE_MS);
});

test("a page in a tab that nobody looks at waits for no picture", async ({ page }) => {
  await page.addInitScript(tellOfNoPicture);
  await page.addInitScript(neverLosePatience, PATIENCE_MS);
  await page.addInitScript(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await openPosts(page);
});
