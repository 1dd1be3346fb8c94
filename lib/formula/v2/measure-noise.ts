import { normalDensity } from "../../statistics/normal-density.ts";
import { probit } from "../../statistics/probit.ts";
import type { FormulaInput } from "../formula-input.ts";
import { PILLARS } from "../names.ts";
import { composePillars } from "./compose-pillars.ts";
import { measureBrand } from "./measure-brand.ts";
import { DAYS, WEIGHTS } from "./parameters.ts";
import type { Tables } from "./reference/place-value.ts";
import type { Correlations } from "./reference/reference-table.ts";

/** Two-sided 10 % of the normal distribution. */
const Z_90 = 1.645;
const FOUR_WEEKS = 28;
const NEAR_END = 0.001;

/**
 * How far a composite moves in four weeks by luck alone, in nine cases of ten: what posts achieve varies, and four weeks of the
 * window are others than before. The close estimate of what `compare.interval` finds by resampling.
 *
 * @param input everything known of the brand
 * @returns points of the composite
 * @throws RangeError when a date is no day
 * Source: propagation of the standard error of each input's place, √(k/n).
 */
export function measureNoise(input: FormulaInput, tables: Tables, correlations: Correlations): number {
  const { inputs } = measureBrand(input, tables);
  const composed = composePillars(inputs, correlations);
  const variance = PILLARS.reduce((sum, pillar) => {
    const { level, spread } = composed[pillar];
    if (spread === 0) return sum;
    const z = probit(Math.min(1 - NEAR_END, Math.max(NEAR_END, level / 100)));
    const slope = (100 * normalDensity(z) * WEIGHTS[pillar]) / (100 * spread);
    const own = inputs.filter((one) => one.pillar === pillar);
    return (
      sum +
      own.reduce((all, { weight, evidence, error }) => all + (slope * weight * evidence * error) ** 2, 0)
    );
  }, 0);
  return Z_90 * Math.sqrt((variance * 2 * FOUR_WEEKS) / DAYS.level);
}
