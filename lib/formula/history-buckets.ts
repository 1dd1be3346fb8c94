import { dayNumber } from "../time.ts";
import { signed } from "./signed.ts";

export type Granularity = "daily" | "weekly" | "monthly";

/**
 * Thins a history out to one point a bucket: UTC days, ISO weeks (from Monday), calendar months. A bucket's point is
 * the last in it, with that point's date; of several with one date the later in the list wins.
 *
 * @param points points in any order of date
 * @param granularity size of the buckets
 * @returns one point per bucket that has any, ascending by date
 */
export function bucketHistory<Point extends { date: string }>(
  points: readonly Point[],
  granularity: Granularity,
): Point[] {
  const last = new Map<number, Point>();
  for (const point of points) {
    const bucket = bucketNumber(point.date, granularity);
    const held = last.get(bucket);
    if (held === undefined || point.date >= held.date) last.set(bucket, point);
  }
  return [...last.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

type Versioned = { date: string; score: number; formulaVersion: string };

/**
 * The change over a history: last score minus first, in tenths so that it is exact, of the points that one version of the formula
 * computed: scores of two versions have no difference.
 *
 * @param points points ascending by date, at least one
 * @param version by which they are compared; the newest point's where no point is of it
 * @returns the signed difference with one decimal, and "<first date> to <last date>"
 * @throws RangeError of no points
 */
export function historyDelta(
  points: readonly Versioned[],
  version: string,
): { score: string; period: string } {
  const own = pointsOf(points, version);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined)
    throw new RangeError("A history without points has no delta");
  const tenths = Math.round(last.score * 10) - Math.round(first.score * 10);
  return { score: signed(tenths / 10), period: `${first.date} to ${last.date}` };
}

/** The points that one version of the formula computed; where there are none, those of the newest point's version. */
export function pointsOf<Point extends { formulaVersion: string }>(
  points: readonly Point[],
  version: string,
): Point[] {
  const own = points.filter(({ formulaVersion }) => formulaVersion === version);
  if (own.length > 0) return own;
  return points.filter(({ formulaVersion }) => formulaVersion === points.at(-1)?.formulaVersion);
}

/** The first point of a version that comes after one of another; null where there is none. Points ascend by date. */
export function findSwitch<Point extends { formulaVersion: string }>(
  points: readonly Point[],
  version: string,
): Point | null {
  const isSwitch = ({ formulaVersion }: Point, at: number) =>
    formulaVersion === version && at > 0 && points[at - 1]?.formulaVersion !== version;
  return points.find(isSwitch) ?? null;
}

/** The day, ISO week or calendar month of a date as a number: neighbours differ by one. */
export function bucketNumber(date: string, granularity: Granularity): number {
  const day = dayNumber(date);
  if (granularity === "daily") return day;
  if (granularity === "monthly") return 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
  // Day 0, 1970-01-01, was a Thursday: three days on, the weeks counted from it begin on Mondays.
  return Math.floor((day + 3) / 7);
}
