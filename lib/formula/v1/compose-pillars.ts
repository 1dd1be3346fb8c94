import type { Pillars } from "../names.ts";
import { PILLARS } from "../names.ts";
import { WEIGHTS } from "./parameters.ts";

/**
 * The composite of five published pillars, in integers: tenths of a point times percent, rounded half away from zero,
 * so that a reader can check it by hand.
 *
 * @param pillars each 0–100 with one decimal
 * @returns 0–100 with one decimal
 * Source: weights of formula version v1, consistent with the published examples of this kind of composite.
 */
export function composePillars(pillars: Pillars): number {
  const sum = PILLARS.reduce(
    (total, pillar) => total + Math.round(pillars[pillar] * 10) * WEIGHTS[pillar],
    0,
  );
  return Math.floor((sum + 50) / 100) / 10;
}
