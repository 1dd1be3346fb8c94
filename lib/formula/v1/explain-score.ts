import { addUp, decimals, figures } from "../add-up.ts";
import type { Contribution, Explanation } from "../formula-result.ts";
import type { PillarInput } from "./pillar-input.ts";

/**
 * Turns measured inputs into points that add up to the composite: base + points + rounding = total, exactly in
 * decimals. Points are rounded to four decimals; `rounding` is what is then left.
 *
 * @param inputs measured inputs of all pillars
 * @param score the composite, one decimal
 * @param weigh turns the share of an input in its pillar into its share in the composite, both 0–1
 * @returns the explanation in the shape of the public answer, without the version
 */
export function explainScore<P extends string>(
  inputs: readonly PillarInput<P>[],
  score: number,
  weigh: (share: number, pillar: P) => number,
): Omit<Explanation<P>, "formula_version"> {
  const contributions = inputs.map((input) => contributionOf(input, weigh(input.share, input.pillar)));
  return addUp(contributions, score);
}

function contributionOf<P extends string>(input: PillarInput<P>, share: number): Contribution<P> {
  const weight = decimals(share, 4);
  const normalised = decimals(input.normalised, 2);
  const confidence = decimals(input.confidence, 4);
  return {
    pillar: input.pillar,
    platform: input.platform,
    input: input.input,
    value: figures(input.value),
    unit: input.unit,
    benchmark: figures(input.benchmark),
    benchmark_source: input.source,
    normalised,
    confidence,
    weight,
    points: decimals(weight * confidence * (normalised - 50), 4) + 0,
  };
}
