import type { Pillar } from "./names.ts";
import { DAYS } from "./v1/parameters.ts";

/**
 * How long a change has to be kept up until a pillar shows all of it.
 *
 * @param pillar any of the five
 * @returns whole weeks: those of the pillar's window
 */
export function keptWeeks(pillar: Pillar): number {
  return (pillar === "momentum" ? DAYS.move : DAYS.level) / 7;
}
