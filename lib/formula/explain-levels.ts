import type { Explanation } from "./formula-result.ts";
import type { Levels } from "./version.ts";

/**
 * Composite and pillars before they were rounded to one decimal, so that small changes show.
 *
 * @param explanation of a score
 * @param weights of the pillars in the composite; what they add up to is the whole
 * @returns composite and pillars, 0–100, exact to about a hundredth of a point
 */
export function explainLevels<P extends string>(
  { base, contributions }: Explanation<P>,
  weights: Readonly<Record<P, number>>,
): Levels<P> {
  const whole = weightOfAll(weights);
  const pillars = (Object.keys(weights) as P[]).map((pillar) => {
    const own = contributions.filter((one) => one.pillar === pillar);
    return [pillar, base + (sumOf(own) * whole) / weights[pillar]];
  });
  return { composite: base + sumOf(contributions), pillars: Object.fromEntries(pillars) };
}

/** What the weights of all pillars add up to. */
export function weightOfAll(weights: Readonly<Record<string, number>>): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}

function sumOf(contributions: readonly { points: number }[]): number {
  return contributions.reduce((sum, { points }) => sum + points, 0);
}
