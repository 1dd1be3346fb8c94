import { Problem } from "../problems.ts";
import { type Plan, planPhases, STANDARD_PHASES, sumWeeks } from "./plan-phases.ts";
import type { AskedPlan } from "./schemas.ts";

/**
 * The plan of a campaign after a change of its duration or phases.
 * @param plan as it is; its phases are split again over another duration unless the caller gave them their weeks.
 * @param changes without fault in themselves; phases without weeks are split over the duration that holds then.
 * @throws Problem 400 `Invalid Duration` when the duration no longer is the sum of phases that were given their weeks.
 */
export function replanPhases(plan: Plan, { duration_weeks, phases }: AskedPlan): Plan {
  if (phases) {
    const duration = sumWeeks(phases) === null ? (duration_weeks ?? plan.durationWeeks) : undefined;
    return planPhases({ phases, duration_weeks: duration });
  }
  if (duration_weeks === undefined || duration_weeks === plan.durationWeeks) return plan;
  if (plan.weeksGiven) {
    const detail = `the phases add up to ${plan.durationWeeks} weeks, not ${duration_weeks}; send phases too`;
    throw new Problem("Invalid Duration", `duration_weeks: ${detail}`, {
      errors: [{ pointer: "/duration_weeks", detail }],
    });
  }
  const names = plan.phases.map(({ name }) => name);
  const whole = isStandard(names) ? STANDARD_PHASES : names;
  return planPhases({ duration_weeks, phases: whole.map((name) => ({ name })) });
}

/** Also of a campaign so short that it has only the first phases of the arc. */
function isStandard(names: string[]): boolean {
  return names.every((name, n) => name === STANDARD_PHASES[n]);
}
