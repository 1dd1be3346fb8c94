import { normalDensity } from "../../statistics/normal-density.ts";
import { probit } from "../../statistics/probit.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { Spread } from "../formula-result.ts";
import { PILLARS, type Pillar } from "../names.ts";
import { type ComposedPillar, composePillars } from "./compose-pillars.ts";
import { measureBrand } from "./measure-brand.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { DAYS, WEIGHTS } from "./parameters.ts";
import type { Tables } from "./reference/place-value.ts";
import type { Correlations } from "./reference/reference-table.ts";

/** Two-sided 10 % of the normal distribution. */
const Z_90 = 1.645;
const FOUR_WEEKS = 28;
const NEAR_END = 0.001;

/**
 * How far the composite and each pillar move in four weeks by luck alone, in nine cases of ten: what posts achieve varies, and
 * four weeks of the window are others than before. The close estimate of what `compare.interval` finds by resampling.
 *
 * @param input everything known of the brand
 * @returns points; 0 for a pillar of which nothing is known
 * @throws RangeError when a date is no day
 * Source: propagation of the standard error of each input's place, √(k/n).
 */
export function measureNoise(input: FormulaInput, tables: Tables, correlations: Correlations): Spread {
  const { inputs } = measureBrand(input, tables);
  const { composite, pillars } = measureSpread(inputs, composePillars(inputs, correlations));
  const moves = Math.sqrt((2 * FOUR_WEEKS) / DAYS.level);
  const moved = PILLARS.map((pillar) => [pillar, moves * pillars[pillar]]);
  return { composite: moves * composite, pillars: Object.fromEntries(moved) };
}

/**
 * How far the composite and each pillar may lie from what they would be without the luck of single posts and comments, in nine cases
 * of ten.
 *
 * @param inputs everything measured
 * @param composed the pillars of these inputs
 * @returns points to either side; 0 for a pillar of which nothing is known
 * Source: propagation of the standard error of each input's place, √(k/n); 1.645 standard deviations at 90 %.
 */
export function measureSpread(
  inputs: readonly MeasuredInput[],
  composed: Record<Pillar, ComposedPillar>,
): Spread {
  const errors = PILLARS.map((pillar) => {
    const { level, spread } = composed[pillar];
    if (spread === 0) return 0;
    const z = probit(Math.min(1 - NEAR_END, Math.max(NEAR_END, level / 100)));
    const slope = (100 * normalDensity(z)) / spread;
    const own = inputs.filter((one) => one.pillar === pillar);
    return slope * Math.hypot(...own.map(({ weight, evidence, error }) => weight * evidence * error));
  });
  const weighted = errors.map((error, at) => (error * WEIGHTS[PILLARS[at] as Pillar]) / 100);
  const pillars = PILLARS.map((pillar, at) => [pillar, Z_90 * (errors[at] as number)]);
  return { composite: Z_90 * Math.hypot(...weighted), pillars: Object.fromEntries(pillars) };
}
