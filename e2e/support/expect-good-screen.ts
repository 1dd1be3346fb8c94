import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const SMALLEST_TARGET = 24;

/**
 * What every screen owes: nothing that axe finds, no sideways scrolling, targets large enough. The dark colours are the
 * same at every width: they are looked at on the desktop.
 * @param part a selector of what axe looks at; all of the page when left out
 */
export async function expectGoodScreen(page: Page, name: string, part?: string): Promise<void> {
  await test.step(`${name} is accessible and fits`, async () => {
    // The title of a page that is streamed comes after its body, and anew when the page is read again: it is awaited.
    await expect(page).toHaveTitle(/\S/);
    expect(await findViolations(axeOf(page, part)), name).toEqual([]);
    if (test.info().project.name === "desktop") await expectGoodDark(page, name, part);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    expect(await findSmallTargets(page), `${name} has small targets`).toEqual([]);
  });
}

/** Its dark colours; the screen is light before and after. */
export async function expectGoodDark(page: Page, name: string, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await findViolations(axeOf(page, part).withRules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light" });
  expect(found, `${name}, dark`).toEqual([]);
}

/** All frames are of one origin: axe needs no page of its own to bring its findings together. */
function axeOf(page: Page, part?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode().disableRules("document-title");
  return part ? builder.include(part) : builder;
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
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
