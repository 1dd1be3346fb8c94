import { formatDecimals } from "#components/ui/format.ts";
import type { Contribution, Explanation } from "#lib/formula/formula-result.ts";
import { PILLARS, type Pillar } from "#lib/formula/names.ts";

/** An input with its points as they are shown: two decimals. */
export type ShownInput = Contribution & { shown: number };
export type ShownPillar = { pillar: Pillar; inputs: ShownInput[]; points: number };

export type ShownExplanation = {
  base: number;
  pillars: ShownPillar[];
  /** Whatever the shown points leave out. */
  rounding: number;
  total: number;
};

/**
 * An explanation in two decimals that still adds up for whoever adds what is shown: every pillar is the sum of its shown
 * inputs, and base + pillars + rounding = total.
 */
export function showPoints({ base, contributions, total }: Explanation): ShownExplanation {
  const pillars = PILLARS.map((pillar) => {
    const inputs = contributions
      .filter((one) => one.pillar === pillar)
      .map((one) => ({ ...one, shown: twoDecimals(one.points) }));
    return { pillar, inputs, points: sum(inputs.map(({ shown }) => shown)) };
  });
  const known = sum([base, ...pillars.map(({ points }) => points)]);
  return { base, pillars, rounding: sum([total, -known]), total };
}

/** Rounds half away from zero; never minus zero. */
export function twoDecimals(value: number): number {
  const hundredths = Math.round(Math.abs(value) * 100 + 1e-7);
  return (Math.sign(value) * hundredths) / 100 + 0;
}

/** Adds values of two decimals without the dust of binary fractions. */
export function sum(values: readonly number[]): number {
  return twoDecimals(values.reduce((total, value) => total + value, 0));
}

/** "+1.24", "−0.40", "0.00". */
export function formatPoints(points: number): string {
  const text = formatDecimals(Math.abs(points), 2);
  if (points === 0) return text;
  return `${points > 0 ? "+" : "−"}${text}`;
}
