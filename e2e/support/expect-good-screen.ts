import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const SMALLEST_TARGET = 24;

/** What every screen owes, in light and in dark: nothing that axe finds, no sideways scrolling, targets large enough. */
export async function expectGoodScreen(page: Page, name: string): Promise<void> {
  await test.step(`${name} is accessible and fits`, async () => {
    // The title of a page that is streamed comes after its body.
    await expect(page).toHaveTitle(/\S/);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        `${name}, ${colorScheme}`,
      ).toEqual([]);
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(await findSmallTargets(page), `${name} has small targets`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  });
}

/** Links in a line of text are as high as the line; everything else that can be pressed has a size of its own. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const targets = [...document.querySelectorAll("button, summary, input:not([type=hidden]), nav a")];
    return targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isShown = width > 1 && height > 1;
      return isShown && Math.min(width, height) < smallest ? [target.outerHTML.slice(0, 120)] : [];
    });
  }, SMALLEST_TARGET);
}
