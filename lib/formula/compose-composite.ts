import { weightOfAll } from "./explain-levels.ts";

/**
 * The composite of published pillars, in integers: tenths of a point times percent, rounded half away from zero, so that
 * a reader can check it by hand.
 *
 * @param pillars each 0–100 with one decimal
 * @param weights whole numbers; what they add up to is the whole, 100 in every version so far
 * @returns 0–100 with one decimal
 * Source: the weights of the version, consistent with the published examples of this kind of composite.
 */
export function composeComposite<P extends string>(
  pillars: Readonly<Record<P, number>>,
  weights: Readonly<Record<P, number>>,
): number {
  const whole = weightOfAll(weights);
  const sum = (Object.keys(weights) as P[]).reduce(
    (total, pillar) => total + Math.round(pillars[pillar] * 10) * weights[pillar],
    0,
  );
  return Math.floor((sum + whole / 2) / whole) / 10;
}
