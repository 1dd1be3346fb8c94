import { clamp } from "../../statistics/clamp.ts";
import { roundTo } from "../../statistics/round-to.ts";
import { weightOfAll } from "../explain-levels.ts";
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

/**
 * The composite of published pillars, in integers: tenths of a point times percent, rounded half away from zero, so that
 * a reader can check it by hand.
 *
 * @param pillars each 0–100 with one decimal
 * @param weights whole numbers; what they add up to is the whole, 100 in v1
 * @returns 0–100 with one decimal
 * Source: weights of formula version v1, consistent with the published examples of this kind of composite.
 */
export function composePillars<P extends string>(
  pillars: Readonly<Record<P, number>>,
  weights: Readonly<Record<P, number>>,
): number {
  const whole = weightOfAll(weights);
  const sum = (Object.keys(weights) as P[]).reduce(
    (total, pillar) => total + Math.round(pillars[pillar] * 10) * weights[pillar],
    0,
  );
  return Math.floor((sum + whole / 2) / whole) / 10;
}
