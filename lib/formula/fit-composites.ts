import { weightedPercentiles } from "../statistics/weighted-percentiles.ts";
import { PLATFORMS, type Platform } from "./names.ts";
import type { ReferenceComposites } from "./reference-set.ts";

/**
 * The distribution of composites over reference accounts, every platform weighing the same.
 *
 * @param scored each account's platform and composite
 * @returns accounts, average (one decimal) and percentiles
 */
export function fitComposites(scored: readonly { platform: Platform; score: number }[]): ReferenceComposites {
  const count = (platform: Platform) => scored.filter((one) => one.platform === platform).length;
  const sizes = new Map(PLATFORMS.map((platform) => [platform, count(platform)]));
  const weighted = scored.map(({ platform, score }) => ({
    value: score,
    weight: 1 / (sizes.get(platform) ?? 1),
  }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const average =
    Math.round(weighted.reduce((sum, one) => sum + one.value * one.weight, 0) * (10 / total)) / 10;
  return { accounts: scored.length, average, percentiles: weightedPercentiles(weighted) };
}
