import { clamp } from "../../statistics/clamp.ts";
import { formatNumber } from "../../text/words.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import type { Platform } from "../names.ts";

/** What a value measures. It may only be compared with a row of the same measure. */
export type Measure = Pick<BenchmarkRow, "metric" | "numerator" | "denominator" | "statistic"> & {
  platform: Platform;
};

export type Benchmark = { value: number; source: string; row: BenchmarkRow };

/**
 * Finds the benchmark for a measure: the first row of the registry with that measure on this platform, else on any
 * platform. Where rows are given at follower counts, the value is interpolated between them, both in logarithms;
 * beyond the ends it follows the slope from end to end, held between flat and proportional.
 *
 * @param measure what was measured and how
 * @param registry rows in order of preference: the operator's, published ones, the reference set
 * @param followers the account's audience, when known
 * @returns the benchmark with its source in words, or null when there is no comparable row
 */
export function findBenchmark(
  measure: Measure,
  registry: readonly BenchmarkRow[],
  followers?: number | null,
): Benchmark | null {
  const rows = registry.filter((row) => row.value > 0 && isComparable(measure, row));
  const own = rows.filter((row) => row.platform !== "any");
  for (const candidates of [own, rows]) {
    const fitting = candidates.find((row) => row.followersAt === undefined && isForSize(row, followers));
    const sized = candidates.filter((row) => row.followersAt !== undefined);
    const first = candidates.find(
      (row) => row === fitting || (row.followersAt !== undefined && followers != null),
    );
    if (first !== undefined && first !== fitting) return interpolate(sized, followers ?? 0);
    if (fitting !== undefined) return { value: fitting.value, source: sourceOf(fitting), row: fitting };
  }
  return null;
}

/**
 * Whether a row has the same measure: metric, numerator, denominator, statistic, and platform.
 *
 * @param measure what was measured
 * @param row the row to compare it with
 * @returns true when a comparison is allowed
 */
export function isComparable(measure: Measure, row: BenchmarkRow): boolean {
  return (
    row.metric === measure.metric &&
    row.numerator === measure.numerator &&
    row.denominator === measure.denominator &&
    row.statistic === measure.statistic &&
    (row.platform === measure.platform || row.platform === "any")
  );
}

function isForSize(row: BenchmarkRow, followers: number | null | undefined): boolean {
  if (row.followers === undefined) return true;
  if (followers == null) return false;
  return followers >= row.followers.from && (row.followers.to === null || followers < row.followers.to);
}

function interpolate(rows: BenchmarkRow[], followers: number): Benchmark {
  const knots = rows.toSorted((a, b) => (a.followersAt ?? 0) - (b.followersAt ?? 0));
  const xs = knots.map((row) => logOf(row.followersAt ?? 0));
  const ys = knots.map((row) => Math.log10(row.value));
  const x = logOf(followers);
  const value = 10 ** interpolateAt(x, xs, ys);
  const row = nearestKnot(knots, xs, x);
  const accounts = knots.reduce((sum, knot) => sum + (knot.accounts ?? 0), 0);
  const source = `${row.publisher}, ${row.statistic} of ${accounts} accounts, at ${formatNumber(followers)} followers`;
  return { value, source, row };
}

function interpolateAt(x: number, xs: number[], ys: number[]): number {
  const last = xs.length - 1;
  const [x0, y0, xn, yn] = [xs[0] as number, ys[0] as number, xs[last] as number, ys[last] as number];
  const slope = last === 0 ? 0 : clamp((yn - y0) / (xn - x0), 0, 1);
  if (x <= x0) return y0 + slope * (x - x0);
  if (x >= xn) return yn + slope * (x - xn);
  const right = xs.findIndex((knot) => knot >= x);
  const [xa, xb] = [xs[right - 1] as number, xs[right] as number];
  const [ya, yb] = [ys[right - 1] as number, ys[right] as number];
  return ya + ((yb - ya) * (x - xa)) / (xb - xa);
}

function nearestKnot(knots: BenchmarkRow[], xs: number[], x: number): BenchmarkRow {
  let nearest = 0;
  xs.forEach((knot, index) => {
    if (Math.abs(knot - x) < Math.abs((xs[nearest] as number) - x)) nearest = index;
  });
  return knots[nearest] as BenchmarkRow;
}

function logOf(followers: number): number {
  return Math.log10(followers + 1);
}

function sourceOf(row: BenchmarkRow): string {
  if (row.accounts !== undefined) {
    const mix = row.mix === undefined ? "" : ` of ${row.mix}`;
    return `${row.publisher}, ${row.statistic} of ${row.accounts} accounts${mix}`;
  }
  return `${row.publisher} ${row.period}, ${row.statistic} over ${row.over}, by ${row.denominator}`;
}
