import { mean } from "../../../../statistics/mean.ts";
import { probit } from "../../../../statistics/probit.ts";
import { medianLow } from "../../../../statistics/quantile.ts";
import { quantileAt } from "../../../../statistics/quantile-at.ts";
import { typicalLevel } from "../../typical-level.ts";
import { KNOT_PERCENTILES, type ReferenceTable } from "../reference-table.ts";
import { MIN_POSTS } from "./fit-account.ts";
import { middleAt } from "./fit-sizes.ts";

/** Fewer accounts are no distribution. */
export const MIN_ACCOUNTS = 30;
const FEW = "accounts spread as they do on other platforms";
const PUBLISHER = "Plinth reference set";
/** No evidence counts more than so, whatever split samples say: luck of a season is not in them. */
const LEAST_HALF_WAY = 1;

type Key = Pick<ReferenceTable, "platform" | "metric" | "numerator" | "denominator">;

/** One account in one measure: its posts against what is typical of its size. */
export type FittedFigure = { source: string; size: number | null; ratios: number[] };

export const round = (value: number): number => Number(value.toPrecision(5));

/**
 * A table of what accounts' typical posts achieve.
 *
 * @param key what is measured
 * @param curve what is typical by size, natural logarithms; one point where size does not matter
 * @param figures accounts; those without a size count where it does not matter
 * @returns the table; of fewer than 30 accounts one that waits for a spread (`spreadAs`), null of none
 */
export function fitPostTable(
  key: Key,
  curve: readonly { at: number; value: number }[],
  figures: readonly FittedFigure[],
): ReferenceTable | null {
  const levels = figures.map(({ size, ratios }) => ({
    size: size ?? 0,
    value: typicalLevel(ratios) as number,
  }));
  if (levels.length === 0) return null;
  const isSized = curve.length > 1;
  const overall = medianLow(levels.map(({ value }) => value)) as number;
  const middles = curve.map(({ at }) => (isSized ? middleAt(levels, at) : overall));
  const sizes = curve.map(({ at, value }, n) => ({
    at,
    typical: round(Math.exp(value)),
    middle: round(middles[n] ?? nearest(middles, n) ?? overall),
  }));
  const off = levels.map(({ size, value }) => value - (isSized ? between(sizes, size) : overall));
  return {
    ...key,
    statistic: "typical post",
    sizes,
    medianSize: round(medianLow(levels.map(({ size }) => size)) as number),
    knots: knotsOf(off),
    halfWay: fitHalfWay(
      figures.map(({ ratios }) => ratios),
      off,
      (ratios) => typicalLevel(ratios) as number,
    ),
    ...rest(figures),
    ...(levels.length < MIN_ACCOUNTS && { assumption: FEW }),
  };
}

/** Gives tables of few accounts the spread, and the evidence of a post, that measured ones of their kind have. */
export function spreadAs(table: ReferenceTable, deviation: number, halfWay: number): ReferenceTable {
  return table.assumption === FEW ? { ...table, knots: normalKnots(deviation), halfWay } : table;
}

/** A table of figures that are one number an account (natural logarithms), such as days with a post. */
export function fitFigureTable(
  key: Key,
  figures: readonly { source: string; size: number | null; value: number }[],
  halfWay: number,
  curve?: readonly number[],
): ReferenceTable | null {
  if (figures.length < MIN_ACCOUNTS) return null;
  const overall = medianLow(figures.map(({ value }) => value)) as number;
  const sized = figures.flatMap(({ size, value }) => (size === null ? [] : [{ size, value }]));
  const found = (curve ?? []).flatMap((at) => {
    const middle = middleAt(sized, at);
    return middle === null ? [] : [{ at, typical: 1, middle: round(middle) }];
  });
  const sizes = found.length > 1 ? found : [{ at: 0, typical: 1, middle: round(overall) }];
  const off = figures.map(
    ({ size, value }) => value - (found.length > 1 && size !== null ? between(sizes, size) : overall),
  );
  const medianSize = round(medianLow(sized.map(({ size }) => size)) ?? 0);
  return { ...key, statistic: "figure", sizes, medianSize, knots: knotsOf(off), halfWay, ...rest(figures) };
}

/** One log-normal: what stands for too few accounts, said as an assumption. */
export function assumeTable(
  key: Key,
  sizes: ReferenceTable["sizes"],
  deviation: number,
  told: Pick<
    ReferenceTable,
    "medianSize" | "halfWay" | "accounts" | "publisher" | "sources" | "assumption" | "statistic"
  >,
): ReferenceTable {
  return { ...key, sizes, knots: normalKnots(deviation), ...told };
}

function normalKnots(deviation: number): number[] {
  return KNOT_PERCENTILES.map((percentile) => round(probit(percentile / 100) * deviation));
}

/** Standard deviation of a table's middle four fifths. */
export function deviationOf({ knots }: Pick<ReferenceTable, "knots">): number {
  return ((knots[5] as number) - (knots[1] as number)) / (2 * probit(0.9));
}

/** Percentiles of what accounts differ from the middle one by; the middle is 0, and each lies above the one before. */
function knotsOf(off: readonly number[]): number[] {
  const raw = KNOT_PERCENTILES.map((percentile) => quantileAt(off, percentile / 100));
  const centre = raw[3] as number;
  const least = 0.02;
  const knots = raw.map((value) => value - centre);
  for (let n = 4; n < knots.length; n++)
    knots[n] = Math.max(knots[n] as number, (knots[n - 1] as number) + least);
  for (let n = 2; n >= 0; n--) knots[n] = Math.min(knots[n] as number, (knots[n + 1] as number) - least);
  return knots.map(round);
}

/**
 * How many posts move a level half of its way: the variance of one post's part within accounts divided by the variance between
 * accounts, from odd and even posts.
 *
 * @param posts of each account
 * @param levels of each account
 * @param levelOf an account's level from its posts
 * Source: empirical Bayes (Efron and Morris 1975).
 */
export function fitHalfWay(
  posts: readonly (readonly number[])[],
  levels: readonly number[],
  levelOf: (posts: readonly number[]) => number,
): number {
  const noises = posts
    .filter((own) => own.length >= 2 * MIN_POSTS)
    .map((own) => {
      const half = (rest: number) => levelOf(own.filter((_, n) => n % 2 === rest));
      return ((half(1) - half(0)) ** 2 * own.length) / 4;
    });
  if (noises.length < MIN_POSTS) return LEAST_HALF_WAY;
  const noise = mean(noises);
  const centre = mean(levels);
  const all = mean(levels.map((level) => (level - centre) ** 2));
  const own = mean(posts.map((one) => noise / one.length));
  return round(Math.max(LEAST_HALF_WAY, noise / Math.max(all - own, all / 10)));
}

function rest(figures: readonly { source: string }[]) {
  const sources = [...new Set(figures.map(({ source }) => source))].sort();
  return { accounts: figures.length, publisher: PUBLISHER, sources };
}

function nearest(values: readonly (number | null)[], at: number): number | null {
  const known = values.flatMap((value, n) => (value === null ? [] : [{ value, far: Math.abs(n - at) }]));
  return known.sort((a, b) => a.far - b.far)[0]?.value ?? null;
}

function between(sizes: ReferenceTable["sizes"], at: number): number {
  const above = sizes.findIndex((one) => one.at >= at);
  if (above === 0) return sizes[0]?.middle ?? 0;
  if (above === -1) return sizes.at(-1)?.middle ?? 0;
  const [a, b] = [sizes[above - 1], sizes[above]] as [
    ReferenceTable["sizes"][number],
    ReferenceTable["sizes"][number],
  ];
  return a.middle + ((b.middle - a.middle) * (at - a.at)) / (b.at - a.at);
}
