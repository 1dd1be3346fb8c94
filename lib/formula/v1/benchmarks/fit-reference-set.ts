import { weightedPercentiles } from "../../../statistics/weighted-percentiles.ts";
import type { BenchmarkRow } from "../../benchmark-row.ts";
import { PLATFORMS, type Platform } from "../../names.ts";
import type { FitAccount, ReferenceComposites } from "../../reference-set.ts";
import { type Formula, scoreBrand } from "../score-brand.ts";
import { fitReferenceRows } from "./fit-reference-rows.ts";
import { PUBLISHED_ROWS } from "./published-rows.ts";

/**
 * The norms of the reference set, and the composites of its accounts under these norms, every platform weighing the same.
 *
 * @param accounts real accounts whose posts are typical of them
 * @param formula name and pillars of the version
 * @returns rows and composites, as the version keeps them
 */
export function fitReferenceSet<P extends string>(
  accounts: readonly FitAccount[],
  formula: Omit<Formula<P>, "registry">,
): { rows: BenchmarkRow[]; reference: ReferenceComposites } {
  const rows = fitReferenceRows(accounts);
  const registry = [...PUBLISHED_ROWS, ...rows];
  const scored = accounts.flatMap(({ platform, input }) =>
    input === null ? [] : [{ platform, score: scoreBrand(input, { ...formula, registry }).score }],
  );
  return { rows, reference: composites(scored) };
}

function composites(scored: readonly { platform: Platform; score: number }[]): ReferenceComposites {
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
