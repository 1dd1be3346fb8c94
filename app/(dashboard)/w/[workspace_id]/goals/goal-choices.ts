import type { Caller } from "#lib/caller.ts";
import { PILLARS } from "#lib/formula/names.ts";
import { listGoalPlatforms, readSeries } from "#lib/goals/read-series.ts";
import { type Measure, MOST_DAYS_AHEAD } from "#lib/goals/values.ts";
import { addDays, utcDay } from "#lib/time.ts";

/** A quarter: what is done today shows in full by then. */
const USUAL_DAYS = 91;

/** What a goal can be set on, with where each stands: all that is known. */
export async function listChoices(caller: Caller, now: Date) {
  const platforms = await listGoalPlatforms(caller);
  const measures: Measure[] = [
    "composite",
    ...PILLARS,
    ...platforms.flatMap((platform) => [`days:${platform}` as const, `audience:${platform}` as const]),
  ];
  const known: { measure: Measure; value: number }[] = [];
  for (const measure of measures) {
    const newest = (await readSeries(caller, measure, now)).all.at(-1);
    if (newest) known.push({ measure, value: newest.value });
  }
  return known;
}

/** The days that a goal may have. */
export function goalDays(now: Date) {
  const today = utcDay(now);
  return {
    first: addDays(today, 1),
    last: addDays(today, MOST_DAYS_AHEAD),
    usual: addDays(today, USUAL_DAYS),
  };
}
