import { ActivityCard } from "#components/score/activity-card.tsx";
import type { ActivityChoice } from "#components/score/activity-choice.ts";
import type { HistoryRange } from "#components/score/history-range.ts";
import type { Caller } from "#lib/caller.ts";
import type { Platform } from "#lib/formula/names.ts";
import { findExtremes } from "#lib/score/find-extremes.ts";
import { type Activity, planSteps, readActivity } from "#lib/score/read-activity.ts";
import { addDays } from "#lib/time.ts";
import { comparedDays } from "./compared-days.ts";

type Props = {
  caller: Caller;
  range: HistoryRange;
  choice: ActivityChoice;
  path: string;
  platforms: readonly Platform[];
};

/** The brand's figures over the range of the page, and those of the days that they are compared with. */
export async function ActivitySection({ caller, ...frame }: Props) {
  const { range, choice } = frame;
  const plan = planSteps(range.from, range.to);
  const back = comparedDays(range, choice);
  const days = {
    from: addDays(plan.end, 1 - plan.steps * plan.stepDays),
    to: plan.end,
    stepDays: plan.stepDays,
  };
  const [now, before, extremes] = await Promise.all([
    readActivity(caller, plan, choice.platform),
    back === null ? null : readActivity(caller, { ...plan, end: addDays(plan.end, -back) }, choice.platform),
    findExtremes(caller, days, choice.platform, new Date()),
  ]);
  return (
    <ActivityCard
      {...frame}
      activity={{ days, now, before: before && moveBy(before, back ?? 0), extremes }}
    />
  );
}

function moveBy({ steps, followers, seenPosts }: Activity, days: number) {
  const moved = <Dated extends { date: string }>(one: Dated) => ({ ...one, date: addDays(one.date, days) });
  return { steps: steps.map(moved), followers: followers.map(moved), seenPosts };
}
