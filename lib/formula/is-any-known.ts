import type { PillarConfidence } from "./formula-result.ts";
import { PILLARS, type Pillar } from "./names.ts";

/**
 * Whether there is evidence for any pillar; without it every one stands at 50.
 *
 * @param confidence of the five pillars
 * @returns true when at least one rests on something
 */
export function isAnyKnown(confidence: Record<Pillar, Pick<PillarConfidence, "level">>): boolean {
  return PILLARS.some((pillar) => confidence[pillar].level !== "none");
}
