import { normalCdf } from "../../statistics/normal-cdf.ts";
import { addUp, decimals, figures } from "../add-up.ts";
import type { Contribution, Explanation } from "../formula-result.ts";
import type { Pillar } from "../names.ts";
import type { ComposedPillar } from "./compose-pillars.ts";
import type { MeasuredInput } from "./measured-input.ts";
import { WEIGHTS } from "./parameters.ts";

/**
 * Turns measured inputs into points that add up to the composite: base + points + rounding = total, exactly in decimals.
 * Points are rounded to four decimals; `rounding` is what is then left.
 *
 * @param inputs measured inputs of all pillars
 * @param composed the pillars they make
 * @param score the composite, one decimal
 * @returns the explanation in the shape of the public answer, without the version
 */
export function explainScore(
  inputs: readonly MeasuredInput[],
  composed: Record<Pillar, ComposedPillar>,
  score: number,
): Omit<Explanation, "formula_version"> {
  const contributions = inputs.map((input) => {
    const { points, parts } = composed[input.pillar];
    const place = inputs.filter(({ pillar }) => pillar === input.pillar).indexOf(input);
    return contributionOf(input, points[place] as number, parts[place] as number);
  });
  return addUp(contributions, score);
}

function contributionOf(input: MeasuredInput, points: number, part: number): Contribution {
  const weight = WEIGHTS[input.pillar] / 100;
  return {
    pillar: input.pillar,
    platform: input.platform,
    input: input.input,
    value: figures(input.value),
    unit: input.unit,
    benchmark: figures(input.benchmark),
    benchmark_source: input.source,
    normalised: decimals(100 * normalCdf(input.z), 2),
    confidence: decimals(input.evidence, 4),
    weight: decimals(weight * part, 4),
    points: decimals(weight * points, 4) + 0,
  };
}
