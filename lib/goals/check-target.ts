import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { roundTo } from "../statistics/round-to.ts";
import { addDays, utcDay } from "../time.ts";
import { readSeries } from "./read-series.ts";
import type { GoalBody } from "./schemas.ts";
import { MOST_DAYS_AHEAD, mostOf } from "./values.ts";

/**
 * Where a measure stands, if a goal on it makes sense: its day is still to come, and its value is neither there already nor beyond
 * what can be.
 *
 * @param caller who asks, for its own workspace
 * @returns the newest value of the measure, one decimal
 * @throws Problem 400 `Invalid Request` that names the field and says what it must be.
 */
export async function checkTarget(
  caller: Caller,
  { measure, target, due_on }: GoalBody,
  now: Date,
): Promise<number> {
  const today = utcDay(now);
  if (due_on <= today) throw refuse("/due_on", "must be a day after today");
  if (due_on > addDays(today, MOST_DAYS_AHEAD)) throw refuse("/due_on", "must be at most a year ahead");
  const most = mostOf(measure);
  if (target > most) throw refuse("/target", `must be at most ${most}`);
  const newest = (await readSeries(caller, measure, now)).all.at(-1);
  if (newest === undefined)
    throw refuse("/measure", "must be something that is known. Import data and run an audit first");
  const value = roundTo(newest.value, 1);
  if (target <= value)
    throw refuse(
      "/target",
      `must be above ${value}, where it stood on ${newest.date}: that is reached already`,
    );
  return value;
}

function refuse(pointer: string, detail: string): Problem {
  return new Problem("Invalid Request", `${pointer.slice(1)} ${detail}.`, { errors: [{ pointer, detail }] });
}
