import { clamp } from "../statistics/clamp.ts";
import { DAY_MS } from "../time.ts";
import type { PlannedPhase } from "./schemas.ts";

/** A week of a campaign: seven days of UTC. */
const WEEK_MS = 7 * DAY_MS;

/** An instant at which a campaign begins, changes its phase or ends; phases are named by their position. */
export type Transition = {
  at: Date;
  status: "active" | "completed";
  phase: number;
  previousPhase: number | null;
};

/**
 * Every transition of a campaign, in order: its start, each change of phase, its end. A completed campaign stays in its last
 * phase.
 * @param startDate the instant of its start.
 * @param phases with the numbers of their weeks, from 1 on without gap.
 * @returns one more transition than there are phases.
 */
export function listTransitions(startDate: Date, phases: PlannedPhase[]): Transition[] {
  const starts = phases.map((_, n): Transition => {
    const previousPhase = n === 0 ? null : n - 1;
    return { at: phaseSpan(startDate, phases, n).start, status: "active", phase: n, previousPhase };
  });
  const last = phases.length - 1;
  const { end } = phaseSpan(startDate, phases, last);
  return [...starts, { at: end, status: "completed", phase: last, previousPhase: last }];
}

/**
 * Whole percent of a phase's time that has passed at an instant, 0 before it and 100 after it.
 * @param phase position of the phase.
 */
export function phaseProgress(startDate: Date, phases: PlannedPhase[], phase: number, now: Date): number {
  const { start, end } = phaseSpan(startDate, phases, phase);
  const passed = now.getTime() - start.getTime();
  const percent = Math.floor((100 * passed) / (end.getTime() - start.getTime()));
  return clamp(percent, 0, 100);
}

/** When a phase begins and ends. @param phase position of the phase */
export function phaseSpan(
  startDate: Date,
  phases: PlannedPhase[],
  phase: number,
): { start: Date; end: Date } {
  const weeksBefore = phases.slice(0, phase).reduce((sum, { weeks }) => sum + weeks.length, 0);
  const weeks = phases[phase]?.weeks.length ?? 0;
  const start = startDate.getTime() + weeksBefore * WEEK_MS;
  return { start: new Date(start), end: new Date(start + weeks * WEEK_MS) };
}
