import { sumWeeks } from "./plan-phases.ts";
import type { AskedPlan } from "./schemas.ts";
import { MAX_WEEKS } from "./values.ts";

type AskedPhases = NonNullable<AskedPlan["phases"]>;
type Weeks = AskedPhases[number]["weeks"];
/** Where in the plan something is wrong, and what. */
export type Fault = { path: (string | number)[]; detail: string };

/**
 * What is wrong with the weeks of phases: they have to be given for all phases in the same form, or for none, and week
 * numbers have to run from 1 on without gap or overlap, phase after phase.
 */
export function findPhaseFaults(phases: AskedPhases): Fault[] {
  const form = formOf(phases.find(({ weeks }) => weeks !== undefined)?.weeks);
  const others = phases.flatMap(({ weeks }, n) => (formOf(weeks) === form ? [] : [n]));
  if (others.length > 0) {
    return others.map((n) => ({
      path: ["phases", n, "weeks"],
      detail: `must be ${form}, as in the other phases`,
    }));
  }
  let next = 1;
  return phases.flatMap(({ weeks }, n) => {
    if (!Array.isArray(weeks)) return [];
    const first = next;
    const last = first + weeks.length - 1;
    next = last + 1;
    const given = [...weeks].sort((a, b) => a - b);
    if (given.every((week, m) => week === first + m)) return [];
    const expected = weeks.length === 1 ? `week ${first}` : `weeks ${first} to ${last}`;
    const detail = `must be ${expected}: phases follow one another from week 1, without gaps or overlaps`;
    return [{ path: ["phases", n, "weeks"], detail }];
  });
}

function formOf(weeks: Weeks): "no weeks" | "a count of weeks" | "week numbers" {
  if (weeks === undefined) return "no weeks";
  return Array.isArray(weeks) ? "week numbers" : "a count of weeks";
}

/**
 * What is wrong with a duration beside the phases: where they have weeks, it is their sum.
 * @param asked a plan whose phases are without fault.
 */
export function findDurationFaults({ duration_weeks, phases }: AskedPlan): Fault[] {
  const sum = sumWeeks(phases);
  if (sum === null || (sum === duration_weeks && sum <= MAX_WEEKS)) return [];
  if (duration_weeks === undefined && sum <= MAX_WEEKS) return [];
  const together = `the phases add up to ${sum} weeks`;
  const detail =
    sum > MAX_WEEKS
      ? `${together}; they must add up to 1 to ${MAX_WEEKS}`
      : `${together}, not ${duration_weeks}`;
  return [{ path: ["duration_weeks"], detail }];
}
