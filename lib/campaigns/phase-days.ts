import { addDays, utcDay } from "../time.ts";
import { phaseSpan } from "./list-transitions.ts";
import type { PhaseDays, PlannedPhase } from "./schemas.ts";

/**
 * The phases of a campaign as whole UTC days: the day on which a phase begins is its own, at whatever hour, and the day on which it
 * ends is the next one's.
 * @param startDate the instant of the campaign's start
 */
export function listPhaseDays(startDate: Date, phases: PlannedPhase[]): PhaseDays[] {
  return phases.map(({ name }, n) => {
    const { start, end } = phaseSpan(startDate, phases, n);
    return { name, first_day: utcDay(start), last_day: addDays(utcDay(end), -1) };
  });
}

/** The position of the phase that a day falls into; -1 before the campaign, after it and without a day. */
export function findPhase(phases: readonly PhaseDays[], day: string | null): number {
  return phases.findIndex(({ first_day, last_day }) => day !== null && first_day <= day && day <= last_day);
}
