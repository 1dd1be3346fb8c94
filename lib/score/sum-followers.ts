import type { PlatformInput } from "../formula/formula-input.ts";

type Figure = PlatformInput["followers"][number];

/**
 * The audience of several profiles together, on each day on which any of them has a figure: the sum of the newest figure of
 * each. It begins when all of those that have any figure have one, so that a profile that was added later is no growth; before
 * that day the audience is not known.
 * @param series figures of each profile, in any order
 * @returns figures by rising day
 */
export function sumFollowers(series: readonly Figure[][]): Figure[] {
  const known = series.filter((figures) => figures.length > 0);
  const figures = known.flatMap((own, profile) => own.map((figure) => ({ ...figure, profile })));
  figures.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const newest = new Map<number, number>();
  const sums = new Map<string, number>();
  for (const { date, count, profile } of figures) {
    newest.set(profile, count);
    if (newest.size < known.length) continue;
    sums.set(
      date,
      [...newest.values()].reduce((sum, one) => sum + one, 0),
    );
  }
  return [...sums].map(([date, count]) => ({ date, count }));
}
