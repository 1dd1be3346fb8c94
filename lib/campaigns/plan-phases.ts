import type { AskedPlan, PlannedPhase } from "./schemas.ts";
import { numberWeeks, splitWeeks } from "./split-weeks.ts";
import { DEFAULT_WEEKS } from "./values.ts";

/** The phases of a campaign whose caller names none. */
export const STANDARD_PHASES = ["Foundation", "Build", "Peak", "Echo"];

export type Plan = {
  durationWeeks: number;
  phases: PlannedPhase[];
  /** Whether the caller gave the phases their weeks; else the split rule did. */
  weeksGiven: boolean;
};

/**
 * The phases of a campaign with their weeks: as the caller gave them, else by the split rule; without phases the standard
 * arc.
 * @param asked a plan in which `findPlanFaults` finds nothing; without a duration it is the sum of the phases' weeks, or 12.
 */
export function planPhases({ duration_weeks, phases }: AskedPlan): Plan {
  const sum = sumWeeks(phases);
  if (phases && sum !== null) {
    const counts = phases.map(({ name, weeks }) => ({ name, count: countWeeks(weeks) }));
    return { durationWeeks: sum, phases: numberWeeks(counts), weeksGiven: true };
  }
  const durationWeeks = duration_weeks ?? DEFAULT_WEEKS;
  const names = phases?.map(({ name }) => name) ?? STANDARD_PHASES;
  return { durationWeeks, phases: splitWeeks(durationWeeks, names), weeksGiven: false };
}

/** The weeks of all phases together; null when none has any. */
export function sumWeeks(phases: AskedPlan["phases"]): number | null {
  if (!phases?.some(({ weeks }) => weeks !== undefined)) return null;
  return phases.reduce((sum, { weeks }) => sum + countWeeks(weeks), 0);
}

function countWeeks(weeks: number | number[] | undefined): number {
  return Array.isArray(weeks) ? weeks.length : (weeks ?? 0);
}
