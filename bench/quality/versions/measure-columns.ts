import type { FormulaInput } from "#lib/formula/formula-input.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { addDays } from "#lib/time.ts";
import { asKnownOn, type Context, compositeOf, withPosts } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const MOST_APART = 3;

/** The organisation with and without the column of impressions, at the end of each quarter that has a year before it. */
export function measureColumns(context: Context): Figure[] {
  const { version, organisation } = context;
  if (organisation === null) return [];
  const days = quarterEnds(organisation);
  const apart = days.map((asOf) => {
    const with_ = asKnownOn(organisation, asOf);
    const without = withPosts(with_, ({ impressions, views, reach, ...post }) => post);
    return { with: compositeOf(version, with_), without: compositeOf(version, without) };
  });
  const last = apart.at(-1) ?? { with: Number.NaN, without: Number.NaN };
  const distances = apart.map((one) => Math.abs(one.with - one.without));
  const bar = { most: MOST_APART };
  const name = "organisation of the export files:";
  return [
    { what: `${name} composite with impressions`, figure: last.with, n: "1 brand" },
    { what: `${name} composite without the column`, figure: last.without, n: "1 brand" },
    {
      what: `${name} distance of the two`,
      figure: Math.abs(last.with - last.without),
      n: "1 brand",
      bar,
    },
    {
      what: `${name} the same, 90 % of quarters`,
      figure: quantileLow(distances, 0.9) ?? 0,
      n: `${days.length} quarters`,
      bar,
    },
    ...publishedRows(context, organisation),
  ];
}

/** What a published row for X whose numerator also counts clicks costs the organisation. */
function publishedRows({ version }: Context, organisation: FormulaInput): Figure[] {
  const cost = version
    .score(organisation)
    .explanation.contributions.filter(
      (one) => /buffer/i.test(one.benchmark_source) && !/click/i.test(one.input),
    )
    .reduce((sum, { points }) => sum + points, 0);
  const what = "organisation of the export files: points from a row of another numerator";
  return [{ what, figure: cost, n: "1 brand", bar: { least: 0, most: 0 } }];
}

function quarterEnds(input: FormulaInput): string[] {
  const first = input.platforms.flatMap(({ posts }) => posts.map(({ date }) => date)).sort()[0] ?? input.asOf;
  const days: string[] = [];
  for (let day = input.asOf; day >= addDays(first, 182); day = addDays(day, -91)) days.unshift(day);
  return days;
}
