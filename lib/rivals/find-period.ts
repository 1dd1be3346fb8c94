import { addDays, daysBetween } from "../time.ts";
import { MOST_AUDIENCE_AGE, MOST_LAG } from "./values.ts";

export type Span = { from: string; to: string };
type Known = { role: "own" | "watched"; runs: readonly Span[] };

/**
 * The days that are compared. They end on the last day on which the posts of one's own profiles are known, of those that are not
 * weeks behind the others; a watched profile that is known to a few days less moves the end back to there, one that is further
 * behind does not. Without own profiles the watched ones say when it ends.
 *
 * @param profiles each with the runs of days on which its posts are known, the earliest first
 * @param days length, whole weeks
 * @returns UTC days, inclusive; null where nobody's posts are known
 */
export function findPeriod(profiles: readonly Known[], days: number): Span | null {
  const ends = (role?: Known["role"]) =>
    profiles.flatMap((one) => (role && one.role !== role ? [] : (one.runs.at(-1)?.to ?? [])));
  const own = ends("own").length > 0 ? ends("own") : ends();
  const newest = own.toSorted().at(-1);
  if (newest === undefined) return null;
  const last = earliest(own, addDays(newest, -MOST_AUDIENCE_AGE), newest);
  const to = earliest(ends(), addDays(last, -MOST_LAG), last);
  return { from: addDays(to, 1 - days), to };
}

/** The earliest day that is not before another, at the most `end`. */
function earliest(days: readonly string[], notBefore: string, end: string): string {
  return days.filter((day) => day >= notBefore && day <= end).toSorted()[0] ?? end;
}

/** How many days of a period lie in runs that are apart. */
export function countKnown(runs: readonly Span[], { from, to }: Span): number {
  return runs.reduce((sum, run) => {
    const [first = from, last = to] = [[run.from, from].sort()[1], [run.to, to].sort()[0]];
    return sum + Math.max(0, daysBetween(first, last) + 1);
  }, 0);
}
