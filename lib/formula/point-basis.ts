import { roundTo } from "../statistics/round-to.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { FormulaPoint, Spread } from "./formula-result.ts";
import { PILLARS, type Pillar, PLATFORMS, type Platform } from "./names.ts";

/** What a point of the history rests on, and how far chance moves it. */
export type PointBasis = {
  /** Pillars of which something is known. */
  known: Pillar[];
  /** Platforms of which something is known. */
  platforms: Platform[];
  /** Points to either side, in nine cases of ten, one decimal; left out by a version of the formula that does not tell. */
  spread?: Spread;
};

/**
 * What is kept of a score beside its point of the history.
 *
 * @param result the score
 * @param platforms what it was computed of, any of them more than once
 * @returns pillars and platforms in their usual order
 */
export function pointBasis(
  { confidence, spread }: Pick<FormulaPoint, "confidence" | "spread">,
  platforms: readonly Platform[],
): PointBasis {
  const rounded = spread && {
    composite: roundTo(spread.composite, 1),
    pillars: Object.fromEntries(PILLARS.map((name) => [name, roundTo(spread.pillars[name], 1)])),
  };
  return {
    known: PILLARS.filter((name) => confidence[name].level !== "none"),
    platforms: PLATFORMS.filter((name) => platforms.includes(name)),
    ...(rounded && { spread: rounded as Spread }),
  };
}

/** The platforms of an input. */
export function platformsOf({ platforms }: Pick<FormulaInput, "platforms">): Platform[] {
  return platforms.map(({ platform }) => platform);
}
