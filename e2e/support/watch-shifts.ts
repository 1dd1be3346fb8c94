import type { Page } from "@playwright/test";

/** Of the field's own measure: what may move while a page is loaded, as a share of the view. */
export const MOST_SHIFT = 0.02;

/** Adds up what moves in each page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value;
      Object.assign(window, { layoutShift: moved });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved so far in a page that `watchShifts` was called for. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as { layoutShift?: number }).layoutShift ?? 0);
}
