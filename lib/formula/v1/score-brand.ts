import type { BenchmarkRow } from "../benchmark-row.ts";
import { composeComposite } from "../compose-composite.ts";
import { weightOfAll } from "../explain-levels.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { FormulaResult } from "../formula-result.ts";
import { publishPillars } from "./compose-pillars.ts";
import { describeConfidence } from "./describe-confidence.ts";
import { explainScore } from "./explain-score.ts";
import { measurePillars } from "./measure-pillars.ts";
import type { PillarDefinition } from "./pillars.ts";

/** The parts of a version that measures as v1 does; benchmark rows in order of preference. */
export type Formula<P extends string> = {
  name: string;
  pillars: readonly PillarDefinition<P>[];
  registry: readonly BenchmarkRow[];
};

/**
 * The score of a brand on a day.
 *
 * @param input everything known of the brand; what is dated after `asOf` or before the lookback is not looked at
 * @param formula name, pillars and benchmark rows
 * @returns composite and pillars (0–100, one decimal), explanation and confidence
 * @throws RangeError when a date is no day
 */
export function scoreBrand<P extends string>(input: FormulaInput, formula: Formula<P>): FormulaResult<P> {
  const { platforms, inputs } = measurePillars(input, formula.pillars, formula.registry);
  const names = formula.pillars.map(({ pillar }) => pillar);
  const weights = Object.fromEntries(formula.pillars.map(({ pillar, weight }) => [pillar, weight])) as Record<
    P,
    number
  >;
  const pillars = publishPillars(inputs, names);
  const score = composeComposite(pillars, weights);
  const whole = weightOfAll(weights);
  const weigh = (share: number, pillar: P) => (share * weights[pillar]) / whole;
  return {
    formulaVersion: formula.name,
    score,
    pillars,
    explanation: {
      formula_version: formula.name,
      ...explainScore(inputs, score, weigh),
    },
    confidence: describeConfidence(inputs, platforms, formula.pillars),
  };
}
