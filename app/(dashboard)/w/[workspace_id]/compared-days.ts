import { type ActivityChoice, daysBack } from "#components/score/activity-choice.ts";
import type { HistoryRange } from "#components/score/history-range.ts";
import { planSteps } from "#lib/score/read-activity.ts";

/** How many days before those of the page the days lie that they are compared with; null where with none. */
export function comparedDays(range: HistoryRange, choice: ActivityChoice): number | null {
  const { steps, stepDays } = planSteps(range.from, range.to);
  return daysBack(choice.compare, steps * stepDays);
}
