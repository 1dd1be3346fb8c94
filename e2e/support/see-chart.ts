import { expect, type Locator } from "@playwright/test";

/** Brings the top of a card with a chart into sight, until its chart has come: what streams in takes the place of what was scrolled to. */
export async function seeChart(card: Locator): Promise<void> {
  await expect(async () => {
    await card.evaluate((box) => box.scrollIntoView());
    await expect(card.locator("svg.recharts-surface").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}
