import { fitComposites } from "./fit-composites.ts";
import type { FormulaResult } from "./formula-result.ts";
import { PILLARS, type Platform } from "./names.ts";
import type { ReferencePillars } from "./reference-set.ts";

/** Of fewer accounts the ends of a distribution are those of single ones. */
const MIN_ACCOUNTS = 100;

/**
 * The distribution of each pillar over the reference accounts of which it is known, every platform weighing the same.
 *
 * @param scored each account's platform and score
 * @returns accounts, average and percentiles of each pillar; without those that are known of fewer than 100 accounts
 */
export function fitPillars(
  scored: readonly { platform: Platform; result: FormulaResult }[],
): ReferencePillars {
  const fitted = PILLARS.flatMap((pillar) => {
    const known = scored
      .filter(({ result }) => result.confidence[pillar].level !== "none")
      .map(({ platform, result }) => ({ platform, score: result.pillars[pillar] }));
    return known.length < MIN_ACCOUNTS ? [] : [[pillar, fitComposites(known)]];
  });
  return Object.fromEntries(fitted);
}
