import { DAYS } from "../parameters.ts";
import type { PreparedPlatform } from "../prepare-platform.ts";

/**
 * The share of a pillar's window that shows a change, so many days after it was made.
 *
 * @param platform prepared data; they are assumed to lag as far behind then as they do now
 * @param keptDays days for which the change will have been kept up, 0 or more
 * @param mature days that a post needs until the pillar counts it: those of reach and impact, by default none
 * @returns share of the days that the window will hold, 0–1
 */
export function keptShare(
  { observed, today }: PreparedPlatform,
  keptDays: number,
  mature: 0 | typeof DAYS.mature = 0,
): number {
  if (observed === null) return 0;
  const lag = today - observed.to;
  const added = Math.max(0, keptDays - Math.max(0, mature - lag));
  const last = Math.min(observed.to, today - mature);
  const known = Math.max(0, last - Math.max(observed.from, today - mature - DAYS.level + 1) + 1);
  const most = DAYS.level - Math.max(0, lag - mature);
  return added === 0 ? 0 : Math.min(1, added / Math.min(most, known + added));
}

/**
 * A systematic sample, evenly over all items.
 *
 * @param items in any order
 * @param share how many of them, 0–1
 * @returns about that share, in the same order
 */
export function takeEvenly<T>(items: readonly T[], share: number): T[] {
  const before = (index: number) => Math.round(index * share);
  return items.filter((_, index) => before(index + 1) > before(index));
}
