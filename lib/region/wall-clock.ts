import { DAY_MS, HOUR_MS } from "../time.ts";

/** What a clock on the wall of a zone and its calendar show; Sunday is 0. */
export type WallTime = { day: string; weekday: number; hour: number; minute: number };

/**
 * The clock of a time zone, summer time included.
 *
 * @param timeZone IANA name
 * @returns what the clock shows at an instant, in milliseconds since 1970
 * @throws RangeError when there is no such zone
 */
export function wallClock(timeZone: string): (instant: number) => WallTime {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (instant) => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = `${parts.year?.padStart(4, "0")}-${parts.month}-${parts.day}`;
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    return { day, weekday, hour: Number(parts.hour), minute: Number(parts.minute) };
  };
}

/** The day of the calendar in a zone at an instant, YYYY-MM-DD. */
export function dayIn(timeZone: string, instant: Date): string {
  return wallClock(timeZone)(instant.getTime()).day;
}

/**
 * The instant at which the clock of a zone shows an hour of a day. Where clocks go forward over it, the instant so long after the
 * change as it would have been; where they go back and show it twice, the first.
 *
 * @param timeZone IANA name
 * @param day YYYY-MM-DD
 * @param hour 0 to 23
 * @throws RangeError when there is no such zone or day
 */
export function instantAt(timeZone: string, day: string, hour = 0): Date {
  const shown = Date.parse(day) + hour * HOUR_MS;
  const clock = wallClock(timeZone);
  const offsetAt = (instant: number) => {
    const at = clock(instant);
    return Date.parse(at.day) + at.hour * HOUR_MS + at.minute * 60_000 - instant;
  };
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const found = [shown - before, shown - after].filter((instant) => offsetAt(instant) === shown - instant);
  return new Date(found.length > 0 ? Math.min(...found) : shown - before);
}
