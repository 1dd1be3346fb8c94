import { DAY_MINUTES, later, minuteOf } from "./local-time.ts";

/** Minutes of the day between which nothing is sent; over midnight where `from` is the later one. */
export type Quiet = { from: number; until: number; timeZone: string };

/**
 * When quiet hours are over, if it is quiet now.
 * @returns null where it is not quiet at that instant, which is so at `until` too
 */
export function quietEnd({ from, until, timeZone }: Quiet, instant: Date): Date | null {
  const since = (minuteOf(instant, timeZone) - from + DAY_MINUTES) % DAY_MINUTES;
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES;
  return since < length ? later(instant, length - since, timeZone) : null;
}
