import type { Contribution, Explanation } from "./formula-result.ts";

const SCALE = 10_000;

/**
 * What explained inputs add up to: base + points + rounding = total, exactly in decimals.
 *
 * @param contributions with points of four decimals
 * @param score the composite, one decimal
 * @returns the explanation without the version; `rounding` is what the points leave
 */
export function addUp<P extends string>(
  contributions: Contribution<P>[],
  score: number,
): Omit<Explanation<P>, "formula_version"> {
  const points = contributions.reduce((sum, one) => sum + Math.round(one.points * SCALE), 0);
  const rounding = (Math.round(score * SCALE) - 50 * SCALE - points) / SCALE;
  return { base: 50, contributions, rounding, total: score };
}

/** So many decimals, and never −0. */
export function decimals(value: number, places: number): number {
  return Number(value.toFixed(places)) + 0;
}

/** Four significant figures, but never fewer than the integer part has. */
export function figures(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
}
