import { mean } from "../../../../statistics/mean.ts";
import { medianLow } from "../../../../statistics/quantile.ts";
import { isCount } from "../../../is-count.ts";
import type { Platform } from "../../../names.ts";
import { capDays } from "../../cap-days.ts";
import { depthLevels } from "../../measure-depth.ts";
import { DEPTH_SETS, EXPOSURES, type Exposure, type Interaction, NUMERATORS } from "../../parameters.ts";
import type { ReferenceTable } from "../reference-table.ts";
import { type FittedAccount, MIN_POSTS } from "./fit-account.ts";
import { fitRising } from "./fit-sizes.ts";
import { type FittedFigure, fitFigureTable, fitHalfWay, fitPostTable, round } from "./fit-table.ts";

/** Winsorised at the ninth tenth: what a size is worth is a mean, for the median of small accounts is nothing at all. */
const TOP = 0.9;

/** What is measured on the posts of a platform. */
export function fitPlatform(platform: Platform, all: readonly FittedAccount[]): ReferenceTable[] {
  const own = all.filter(({ account }) => account.platform === platform);
  return [
    ...interactionTables(platform, own),
    ...EXPOSURES.flatMap((exposure) => [
      ...exposureTables(platform, exposure, own),
      ...rateTables(platform, exposure, own),
    ]),
    ...DEPTH_SETS.flatMap((set) => depthTables(platform, set, own)),
  ];
}

/** The numerator that most accounts have; the fuller and the leaner ones by what those with both have. */
function interactionTables(platform: Platform, own: readonly FittedAccount[]): ReferenceTable[] {
  const sized = own.filter(
    ({ account, size }) => account.says.level && account.says.byFollowers && size !== null,
  );
  return tablesOf(setsOf(sized, countsOf), (numerator, counts) => {
    const curve = fitRising(
      counts.map(({ one, values }) => ({ size: one.size as number, value: logMean(values) })),
    );
    const key = { platform, metric: "interactions" as const, numerator, denominator: "post" };
    const at = (size: number) => Math.exp(valueOn(curve, size));
    return fitPostTable(
      key,
      curve,
      counts.map(({ one, values }) =>
        figureOf(
          one,
          values.map((value) => value / at(one.size as number)),
        ),
      ),
    );
  });
}

function exposureTables(
  platform: Platform,
  exposure: Exposure,
  own: readonly FittedAccount[],
): ReferenceTable[] {
  const counts = own
    .filter(({ account, size }) => account.says.level && account.says.byViews && size !== null)
    .map((one) => ({ one, values: exposuresOf(one, exposure) }))
    .filter(({ values }) => values.length >= MIN_POSTS);
  if (counts.length === 0) return [];
  const curve = fitRising(
    counts.map(({ one, values }) => ({ size: one.size as number, value: logMean(values) })),
  );
  const key = { platform, metric: "exposure" as const, numerator: exposure, denominator: "post" };
  const table = fitPostTable(
    key,
    curve,
    counts.map(({ one, values }) =>
      figureOf(
        one,
        values.map((value) => value / Math.exp(valueOn(curve, one.size as number))),
      ),
    ),
  );
  return table ? [table] : [];
}

function rateTables(platform: Platform, exposure: Exposure, own: readonly FittedAccount[]): ReferenceTable[] {
  const ratesOf = (one: FittedAccount, interactions: readonly Interaction[]) => {
    const posts = one.posts.filter(({ post }) => isCount(post[exposure]) && (post[exposure] as number) > 0);
    return countsOf({ ...one, posts }, interactions, exposure);
  };
  const speaking = own.filter(({ account }) => account.says.byViews);
  return tablesOf(setsOf(speaking, ratesOf), (numerator, counts) => {
    const typical = medianLow(counts.map(({ values }) => logMean(values))) as number;
    const key = { platform, metric: "engagement_rate" as const, numerator, denominator: exposure };
    const figures = counts.map(({ one, values }) =>
      figureOf(
        one,
        values.map((value) => value / Math.exp(typical)),
      ),
    );
    return fitPostTable(key, [{ at: 0, value: typical }], figures);
  });
}

function depthTables(
  platform: Platform,
  set: (typeof DEPTH_SETS)[number],
  own: readonly FittedAccount[],
): ReferenceTable[] {
  const figures = own
    .filter(({ account }) => account.says.byFollowers || account.says.byViews)
    .map(({ account, posts, size }) => ({ source: account.source, size, levels: depthLevels(posts, set) }))
    .filter(({ levels }) => levels.length >= MIN_POSTS)
    .map((one) => ({ ...one, value: mean(one.levels) }));
  const key = { platform, metric: "depth" as const, numerator: set.join("+"), denominator: "interactions" };
  const halfWay = fitHalfWay(
    figures.map(({ levels }) => levels),
    figures.map(({ value }) => value),
    mean,
  );
  const table = fitFigureTable(key, figures, halfWay);
  return table ? [table] : [];
}

type Counts = { one: FittedAccount; values: number[] };
type NumeratorCounts = { numerator: string; counts: Counts[] };

function setsOf(
  own: readonly FittedAccount[],
  valuesOf: (one: FittedAccount, interactions: readonly Interaction[]) => number[],
): NumeratorCounts[] {
  return NUMERATORS.map((interactions) => ({
    numerator: interactions.join("+"),
    counts: own
      .map((one) => ({ one, values: valuesOf(one, interactions) }))
      .filter(({ values }) => values.length >= MIN_POSTS && values.some((value) => value > 0)),
  })).filter(({ counts }) => counts.length > 0);
}

function tablesOf(
  sets: readonly NumeratorCounts[],
  tableFor: (numerator: string, counts: Counts[]) => ReferenceTable | null,
): ReferenceTable[] {
  const base = sets.toSorted((a, b) => b.counts.length - a.counts.length)[0];
  const table = base && tableFor(base.numerator, base.counts);
  if (!base || !table) return [];
  return sets.flatMap(({ numerator, counts }) => {
    if (numerator === base.numerator) return [table];
    if (!numerator.split("+").some((name) => base.numerator.split("+").includes(name))) return [];
    const factor = factorOf(counts, base.counts);
    return factor === null ? [] : [asMultiple(table, numerator, base.numerator, factor)];
  });
}

/** What a fuller or leaner numerator is of the base's, by accounts that have both; null of fewer than five, or none where the base has fewer. */
function factorOf(
  counts: readonly Counts[],
  base: readonly Counts[],
): { value: number; accounts: number } | null {
  const ratios = counts.flatMap(({ one, values }) => {
    const same = base.find((other) => other.one.account === one.account);
    return same ? [logMean(values) - logMean(same.values)] : [];
  });
  if (ratios.length < Math.min(MIN_POSTS, base.length)) return null;
  return { value: Math.exp(medianLow(ratios) as number), accounts: ratios.length };
}

function asMultiple(
  table: ReferenceTable,
  numerator: string,
  base: string,
  { value, accounts }: { value: number; accounts: number },
): ReferenceTable {
  const sizes = table.sizes.map((one) => ({ ...one, typical: round(one.typical * value) }));
  const words = `${base.replaceAll("+", " + ")} × ${value.toFixed(2)}, the median of ${accounts} accounts with both`;
  return { ...table, numerator, sizes, derived: words };
}

function countsOf(
  { posts }: Pick<FittedAccount, "posts">,
  interactions: readonly Interaction[],
  by?: Exposure,
): number[] {
  return capDays(posts, ({ post }) => {
    const counts = interactions.map((name) => post[name]);
    if (!counts.every(isCount)) return null;
    const sum = counts.reduce((all, count) => all + count, 0);
    return by ? sum / (post[by] as number) : sum;
  });
}

function exposuresOf({ posts }: FittedAccount, exposure: Exposure): number[] {
  return capDays(posts, ({ post }) => {
    const count = post[exposure];
    return isCount(count) ? count : null;
  });
}

function figureOf({ account, size }: FittedAccount, ratios: number[]): FittedFigure {
  return { source: account.source, size, ratios };
}

/** The logarithm of the mean, its highest tenth held down. */
function logMean(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const top = sorted[Math.floor(TOP * (sorted.length - 1))] as number;
  return Math.log(
    Math.max(mean(sorted.map((value) => Math.min(value, top))), mean(sorted) / sorted.length, 1e-9),
  );
}

function valueOn(curve: readonly { at: number; value: number }[], size: number): number {
  const right = Math.max(
    1,
    curve.findIndex(({ at }) => at >= size),
  );
  const [a, b] = [curve[right - 1], curve[right]] as [
    { at: number; value: number },
    { at: number; value: number },
  ];
  return a.value + ((b.value - a.value) * (size - a.at)) / (b.at - a.at);
}
