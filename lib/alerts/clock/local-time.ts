import { wallClock } from "../../region/wall-clock.ts";
import { dayNumber } from "../../time.ts";

/** Minutes of a day. */
export const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;

/** What clocks show in a time zone, in minutes of the day. @throws RangeError when there is no such zone */
export function minuteOf(instant: Date, timeZone: string): number {
  const { hour, minute } = wallClock(timeZone)(instant.getTime());
  return hour * 60 + minute;
}

/**
 * The instant, so many minutes by the clock after another, at which clocks of a time zone show it: where they are put forward or back
 * meanwhile, more or less time passes.
 * @param minutes 0 or more; seconds of `instant` are cut off
 */
export function later(instant: Date, minutes: number, timeZone: string): Date {
  const clock = wallClock(timeZone);
  const shownAt = (at: number) => {
    const { day, hour, minute } = clock(at);
    return dayNumber(day) * DAY_MINUTES + hour * 60 + minute;
  };
  const start = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = start + minutes * MINUTE_MS;
  const off = shownAt(start) + minutes - shownAt(end);
  return new Date(end + off * MINUTE_MS);
}
