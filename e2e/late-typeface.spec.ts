import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { furnishBrand } from "./support/furnish-brand.ts";
import { bringSession } from "./support/sign-in.ts";
import { MOST_SHIFT, readShift, watchShifts } from "./support/watch-shifts.ts";

const LATE_MS = 800;

test("nothing moves when the typeface comes late", async ({ page }) => {
  const brand = await furnishBrand();
  await bringSession(page, brand);
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const typeface: Promise<unknown>[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await wait(LATE_MS);
    const sent = route.continue();
    typeface.push(sent);
    await sent;
  });
  const home = `/w/${brand.workspaceId}`;
  for (const path of [home, `${home}/posts`, `${home}/settings`, "/account"]) {
    typeface.length = 0;
    await page.goto(path, { waitUntil: "load" });
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await expect.poll(() => typeface.length).toBeGreaterThan(0);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Two pictures later what the typeface has moved has been told.
      for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame);
    });
    expect(await readShift(page), path).toBeLessThanOrEqual(MOST_SHIFT);
  }
});
