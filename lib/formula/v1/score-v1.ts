import type { BenchmarkRow } from "../benchmark-row.ts";
import type { FormulaInput } from "../formula-input.ts";
import type { FormulaResult } from "../formula-result.ts";
import { REGISTRY } from "./benchmarks/registry.ts";
import { composePillars } from "./compose-pillars.ts";
import { describeConfidence } from "./describe-confidence.ts";
import { explainScore } from "./explain-score.ts";
import { measurePillars } from "./measure-pillars.ts";
import { publishPillars } from "./publish-pillars.ts";

/**
 * The score of a brand on a day by formula version v1.
 *
 * @param input everything known of the brand; what is dated after `asOf` or before the lookback is not looked at
 * @param registry benchmark rows in order of preference
 * @returns composite and pillars (0–100, one decimal), explanation and confidence
 * @throws RangeError when a date is no day
 */
export function scoreV1(input: FormulaInput, registry: readonly BenchmarkRow[] = REGISTRY): FormulaResult {
  const { platforms, inputs } = measurePillars(input, registry);
  const pillars = publishPillars(inputs);
  const score = composePillars(pillars);
  return {
    formulaVersion: "v1",
    score,
    pillars,
    explanation: explainScore(inputs, score),
    confidence: describeConfidence(inputs, platforms),
  };
}
