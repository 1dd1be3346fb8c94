import type { FormulaResult } from "./formula-result.ts";
import { PILLARS, type Pillars } from "./names.ts";
import { WEIGHTS } from "./v1/parameters.ts";

/**
 * Composite and pillars as they were before they were rounded to one decimal: what a small change is told by.
 *
 * @param result a score with its explanation
 * @returns composite and pillars, 0–100, exact to about a hundredth of a point
 */
export function exactLevels({ explanation }: Pick<FormulaResult, "explanation">): {
  composite: number;
  pillars: Pillars;
} {
  const { base, contributions } = explanation;
  const pillars = PILLARS.map((pillar) => {
    const own = contributions.filter((one) => one.pillar === pillar);
    return [pillar, base + (sumOf(own) * 100) / WEIGHTS[pillar]];
  });
  return { composite: base + sumOf(contributions), pillars: Object.fromEntries(pillars) as Pillars };
}

function sumOf(contributions: readonly { points: number }[]): number {
  return contributions.reduce((sum, { points }) => sum + points, 0);
}
