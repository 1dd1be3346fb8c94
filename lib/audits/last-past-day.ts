import { firstRecentDay } from "../score/recent-data.ts";
import { addDays, utcDay } from "../time.ts";

/** The last UTC day, YYYY-MM-DD, that a member may audit as of: the one before those that an audit of the present looks at. */
export function lastPastDay(now: Date): string {
  return addDays(firstRecentDay(utcDay(now)), -1);
}
