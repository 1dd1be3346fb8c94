import { expect, type Page, test } from "@playwright/test";
import { expectGoodDark, expectGoodScreen } from "./support/expect-good-screen.ts";
import { type Brand, furnishBrand } from "./support/furnish-brand.ts";
import { expectReachable } from "./support/keyboard.ts";
import { SCREENS } from "./support/list-screens.ts";
import type { Screen } from "./support/screen.ts";
import { bringSession } from "./support/sign-in.ts";
import { takePictures } from "./support/take-pictures.ts";
import { watchPage } from "./support/watch-page.ts";
import { MOST_SHIFT, readShift, watchShifts } from "./support/watch-shifts.ts";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.describe.configure({ mode: "parallel" });

let brand: Brand;

test.beforeAll(async () => {
  brand = await furnishBrand();
});

for (const screen of SCREENS) {
  test(`journey: ${screen.name}`, async ({ page }) => {
    const faults = watchPage(page);
    await watchShifts(page);
    if (!screen.isPublic) await bringSession(page, brand);
    for (const size of SIZES) await lookAt(page, screen, size);
    await test.step("what people come for, by keyboard", () => screen.act(page, brand));
    // A page that is not there is told with 404.
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });
}

async function lookAt(page: Page, screen: Screen, size: (typeof SIZES)[number]): Promise<void> {
  const name = `${screen.name} at ${size.width}`;
  await page.setViewportSize(size);
  await page.goto(screen.path(brand));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(screen.title);
  await expect(page.locator("[data-still]")).toHaveCount(0);
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await expectGoodScreen(page, name);
  await expectGoodDark(page, name);
  expect(await readShift(page), `${name} moves while it loads`).toBeLessThanOrEqual(MOST_SHIFT);
  expect(await listMoving(page), `${name} has links that move what is beside them`).toEqual([]);
  await expectHeader(page, name);
  await takePictures(page, `${screen.name}-${size.width}`);
  await test.step(`${name}: Tab leads everywhere`, () => expectReachable(page));
}

/** Links of a choice that would be wider or higher as the current one. */
function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sizeOf = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return `${width.toFixed(1)} × ${height.toFixed(1)}`;
    };
    return [...document.querySelectorAll(".steady-label")].flatMap((link) => {
      const current = link.getAttribute("aria-current");
      link.removeAttribute("aria-current");
      const before = sizeOf(link);
      link.setAttribute("aria-current", "page");
      const after = sizeOf(link);
      if (current === null) link.removeAttribute("aria-current");
      else link.setAttribute("aria-current", current);
      return before === after ? [] : [`${link.textContent}: ${before}, then ${after}`];
    });
  });
}

/** The bar of a workspace stays in sight, its pages in one row. */
async function expectHeader(page: Page, name: string): Promise<void> {
  const links = page.getByRole("navigation", { name: "Workspace" }).getByRole("link");
  if ((await links.count()) === 0) return;
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, `${name}: rows of pages`).toBe(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole("banner"), name).toBeInViewport({ ratio: 1 });
}
