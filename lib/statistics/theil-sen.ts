import { medianLow } from "./quantile.ts";

/**
 * The slope of a line through values that are evenly apart: the median of the slopes of all pairs, which up to 29 % of runaway
 * values do not move.
 *
 * @param values ascending by time, one a step
 * @returns change a step; 0 of fewer than two values
 * Source: Theil 1950, Sen 1968.
 */
export function theilSenSlope(values: ArrayLike<number>): number {
  const n = values.length;
  const slopes = new Float64Array((n * (n - 1)) / 2);
  let at = 0;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) slopes[at++] = ((values[j] as number) - (values[i] as number)) / (j - i);
  return medianLow(slopes) ?? 0;
}
