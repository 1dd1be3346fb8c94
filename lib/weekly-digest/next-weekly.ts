import { instantAt, wallClock } from "../region/wall-clock.ts";
import { addDays } from "../time.ts";

export type Weekly = {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
  hour: number;
  timeZone: string;
};

/** The first instant after another at which clocks of a time zone show an hour of a weekday. */
export function nextWeekly({ weekday, hour, timeZone }: Weekly, after: Date): Date {
  const today = wallClock(timeZone)(after.getTime());
  const first = addDays(today.day, (weekday - (today.weekday || 7) + 7) % 7);
  const next = instantAt(timeZone, first, hour);
  return next > after ? next : instantAt(timeZone, addDays(first, 7), hour);
}
