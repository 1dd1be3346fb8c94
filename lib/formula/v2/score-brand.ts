import { composeComposite } from "../compose-composite.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { FormulaPoint, FormulaResult } from "../formula-result.ts";
import { PILLARS, type Pillar } from "../names.ts";
import { type ComposedPillar, composePillars, publishPillars } from "./compose-pillars.ts";
import { describeConfidence, levelOf } from "./describe-confidence.ts";
import { explainScore } from "./explain-score.ts";
import { measureBrand, type PlacedProfiles } from "./measure-brand.ts";
import { measureSpread } from "./measure-noise.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { WEIGHTS } from "./parameters.ts";
import type { Tables } from "./reference/place-value.ts";
import type { Correlations } from "./reference/reference-table.ts";

/**
 * The score of a brand on a day.
 *
 * @param input everything known of the brand, profile by profile; what is dated after `asOf` is not looked at
 * @param tables where accounts lie in every measure
 * @param correlations of their places
 * @returns composite and pillars (0–100, one decimal), explanation and confidence
 * @throws RangeError when a date is no day
 */
export function scoreBrand(input: FormulaInput, tables: Tables, correlations: Correlations): FormulaResult {
  const { profiles, inputs } = measureBrand(input, tables);
  const composed = composePillars(inputs, correlations);
  const { score, ...point } = publish(composed, inputs);
  const known = PILLARS.reduce((sum, pillar) => sum + WEIGHTS[pillar] * composed[pillar].known, 0);
  return {
    ...point,
    score,
    explanation: { formula_version: "v2", ...explainScore(inputs, composed, score) },
    confidence: describeConfidence(composed, profiles),
    knownWeight: Math.round(known) / 100,
  };
}

/**
 * The scores of a brand on days in rising order, as `scoreBrand` gives them. What a day's posts achieved is counted once for all days
 * that look at it, for as long as they are the same objects.
 */
export function openPoints(
  tables: Tables,
  correlations: Correlations,
): (input: FormulaInput) => FormulaPoint {
  const placed: PlacedProfiles = new Map();
  return (input) => {
    const { inputs } = measureBrand(input, tables, placed);
    const composed = composePillars(inputs, correlations);
    const levels = PILLARS.map((pillar) => [pillar, { level: levelOf(composed[pillar].evidence) }]);
    return { ...publish(composed, inputs), confidence: Object.fromEntries(levels) };
  };
}

function publish(
  composed: Record<Pillar, ComposedPillar>,
  inputs: readonly MeasuredInput[],
): Omit<FormulaPoint, "confidence"> {
  const pillars = publishPillars(composed);
  return {
    formulaVersion: "v2",
    score: composeComposite(pillars, WEIGHTS),
    pillars,
    spread: measureSpread(inputs, composed),
  };
}
