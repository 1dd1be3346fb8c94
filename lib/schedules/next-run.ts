import { dayIn, instantAt } from "../region/wall-clock.ts";
import { addDays } from "../time.ts";
import type { Plan } from "./values.ts";

/** A month has a planned day within so many days of any other. */
const DAYS_AHEAD = 62;

/**
 * When a plan comes next. An hour that the clocks leave out comes as long after the change as it would have been, one that they
 * show twice comes once.
 *
 * @param timeZone IANA name
 * @param after an instant; what comes is later
 * @throws RangeError when there is no such zone or day
 */
export function nextRun({ every, day, hour }: Plan, timeZone: string, after: Date): Date {
  const today = dayIn(timeZone, after);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date = addDays(today, ahead);
    if (!(every === "week" ? isWeekday(date, day) : isDayOfMonth(date, day))) continue;
    const run = instantAt(timeZone, date, hour);
    if (run > after) return run;
  }
  throw new RangeError(`No day ${day} of a ${every}`);
}

function isWeekday(date: string, day: number): boolean {
  return new Date(date).getUTCDay() === day;
}

function isDayOfMonth(date: string, day: number): boolean {
  const [year = 0, month = 0, found = 0] = date.split("-").map(Number);
  return found === Math.min(day, new Date(Date.UTC(year, month, 0)).getUTCDate());
}
