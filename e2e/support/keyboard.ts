import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has. */
const MOST_STOPS = 400;

/** Goes on by Tab until a thing has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_STOPS; tabs++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${target}`);
}

/** Goes there by Tab, and presses a key. */
export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes there by Tab, and writes in the place of what stands there. */
export async function writeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

type Stop = {
  /** Among all that Tab can lead to, in their order on the page; -1 for a box that scrolls. */
  at: number;
  what: string;
  fault: string | null;
};

/** Tab leads to all that can be used, in the order of the page; each stop is in sight, below no bar, and marked. */
export async function expectReachable(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.getSelection()?.removeAllRanges();
    window.scrollTo(0, 0);
  });
  const missed = new Map((await listStops(page)).entries());
  let [last, first] = [-1, ""];
  for (let tabs = 0; tabs < MOST_STOPS; tabs++) {
    await page.keyboard.press("Tab");
    const stop = await describeFocus(page);
    if (!stop || (stop.what === first && last > 0 && stop.at === 0)) break;
    first ||= stop.what;
    expect(stop.fault, stop.what).toBeNull();
    if (stop.at < 0) continue;
    expect(stop.at, `${stop.what} comes after what stands behind it`).toBeGreaterThanOrEqual(last);
    last = stop.at;
    missed.delete(stop.at);
  }
  expect([...missed.values()], "no Tab leads to").toEqual([]);
}

/** What can be used, in the order of the page: of each group of radio buttons the chosen one. */
function listStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const usable = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
    const stops = [...document.querySelectorAll<HTMLElement>(usable)].filter((one) => {
      const isOther = one instanceof HTMLInputElement && one.type === "radio" && !one.checked;
      return (
        one.tabIndex >= 0 &&
        !one.matches(":disabled") &&
        !isOther &&
        one.checkVisibility({ visibilityProperty: true })
      );
    });
    Object.assign(window, { stops });
    return stops.map((one) => one.outerHTML.slice(0, 160));
  });
}

/** Null when the focus has left the page. */
function describeFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement | null;
    if (!one || one === document.body || one === document.documentElement) return null;
    const { stops } = window as unknown as { stops: HTMLElement[] };
    // A field that is drawn by its label is as large as a dot.
    const drawn =
      one.getBoundingClientRect().width > 2 ? one : (one.closest("label") ?? one.parentElement ?? one);
    // A date has stops within it, which the browser marks.
    const isMarked =
      one.matches("[type=date], [type=datetime-local]") ||
      [one, drawn, one.parentElement].some((part) => {
        const look = part && getComputedStyle(part);
        return look && look.outlineStyle !== "none" && Number.parseFloat(look.outlineWidth) > 0;
      });
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const middle = [
      Math.min(Math.max((left + right) / 2, 0), innerWidth - 1),
      Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1),
    ] as const;
    const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const above = document.elementFromPoint(...middle);
    const isCovered = !above || !(drawn.contains(above) || above.contains(drawn));
    const fault = !isMarked
      ? "has no mark of the focus"
      : !isInSight
        ? "is out of sight"
        : isCovered
          ? "is covered"
          : null;
    return { at: stops.indexOf(one), what: one.outerHTML.slice(0, 160), fault };
  });
}
