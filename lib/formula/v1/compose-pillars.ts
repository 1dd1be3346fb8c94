import { clamp } from "../../statistics/clamp.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { PillarInput } from "./pillar-input.ts";

/**
 * The published pillars: 50 + Σ share · confidence · (normalised − 50) over the pillar's inputs, with one decimal.
 * With C = Σ share · confidence this is 50 + C · (raw − 50): few data pull to 50, and no evidence is 50.
 *
 * @param inputs measured inputs of all pillars; shares of one pillar add up to at most 1
 * @param names of the pillars, in their order
 * @returns each pillar, 0–100
 * Source: the definition of formula version v1; confidence = n/(n + k) with the k of `HALF_WAY`.
 */
export function publishPillars<P extends string>(
  inputs: readonly PillarInput<P>[],
  names: readonly P[],
): Record<P, number> {
  const entries = names.map((pillar) => {
    const own = inputs.filter((input) => input.pillar === pillar);
    const moved = own.reduce(
      (sum, input) => sum + input.share * input.confidence * (input.normalised - 50),
      0,
    );
    return [pillar, roundTo(clamp(50 + moved, 0, 100), 1)];
  });
  return Object.fromEntries(entries) as Record<P, number>;
}
