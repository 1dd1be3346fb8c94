import type { FormulaInput, PostInput } from "#lib/formula/formula-input.ts";
import type { FormulaResult } from "#lib/formula/formula-result.ts";
import { PLATFORMS, type Platform } from "#lib/formula/names.ts";
import { mean } from "#lib/statistics/mean.ts";
import { medianHigh } from "#lib/statistics/quantile.ts";
import { rankCorrelation, ranksOf } from "#lib/statistics/rank-correlation.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { sampleDeviation } from "#lib/statistics/standard-deviation.ts";
import { formatNumber } from "#lib/text/words.ts";
import { addDays } from "#lib/time.ts";
import { type Scored, SETTLED_DAYS } from "../real-accounts.ts";
import { type Context, changed, compositeOf, INTERACTIONS } from "./version-context.ts";
import type { Figure } from "./version-row.ts";

const [MIN_POSTS, MIN_ACCOUNTS, NEIGHBOURS] = [16, 20, 31];
const RESAMPLES = 400;

type Split = { platform: Platform; followers: number; composite: number; later: PostInput[] };
type Judged = { composite: number; isAbove: boolean };

/**
 * Whether the composite of the first half of an account's posts tells how the second half does for the account's size: the
 * area under the curve, and the order of the composites of odd and even posts.
 */
export function measureLaterSuccess(context: Context): Figure[] {
  const halves = context.scored.flatMap((one) => splitInTime(context, one));
  return [
    ...PLATFORMS.flatMap((platform) => {
      const own = halves.filter((one) => one.platform === platform);
      return [
        areaRow(platform, "engagement", judge(own, engagementOf)),
        areaRow(platform, "exposure", judge(own, exposureOf)),
      ].flat();
    }),
    ...reliabilityRows(context),
  ];
}

function splitInTime({ version }: Context, { account, input }: Scored): Split[] {
  const posts = ownPosts(input).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (posts.length < MIN_POSTS || !account.followers) return [];
  const first = posts.slice(0, posts.length >> 1);
  const later = posts.slice(posts.length >> 1);
  const last = first.at(-1)?.date ?? input.asOf;
  const asOf = addDays(last, SETTLED_DAYS);
  const known = changed({ ...input, asOf }, (own) => ({
    ...own,
    observedTo: last,
    postsKnown: own.postsKnown && { from: own.observedFrom, to: last },
    covered: own.covered && [{ from: own.observedFrom, to: last }],
    posts: first,
    followers: own.followers.slice(-1).map(({ count }) => ({ date: asOf, count })),
  }));
  const composite = compositeOf(version, known);
  return [{ platform: account.platform, followers: account.followers, composite, later }];
}

/** Whether an account's later level is above the median of the accounts of its platform that are nearest in size. */
function judge(halves: readonly Split[], levelOf: (posts: PostInput[]) => number | null): Judged[] {
  const levels = halves
    .flatMap((half) => {
      const level = levelOf(half.later);
      return level === null ? [] : [{ half, level }];
    })
    .toSorted((a, b) => a.half.followers - b.half.followers);
  return levels.map(({ half, level }, at) => {
    const from = Math.max(0, Math.min(at - (NEIGHBOURS >> 1), levels.length - NEIGHBOURS));
    const near = levels.slice(from, from + NEIGHBOURS).filter((_, other) => from + other !== at);
    const usual = medianHigh(near.map((one) => one.level)) ?? level;
    return { composite: half.composite, isAbove: level > usual };
  });
}

function engagementOf(posts: PostInput[]): number | null {
  return medianHigh(
    posts
      .filter((post) => INTERACTIONS.some((name) => post[name] !== undefined))
      .map((post) => INTERACTIONS.reduce((sum, name) => sum + (post[name] ?? 0), 0)),
  );
}

function exposureOf(posts: PostInput[]): number | null {
  return medianHigh(posts.flatMap(({ impressions, views, reach }) => impressions ?? reach ?? views ?? []));
}

function areaRow(platform: Platform, of: string, judged: readonly Judged[]): Figure[] {
  if (judged.length < MIN_ACCOUNTS) return [];
  const random = seededRandom(`${platform} ${of}`);
  const areas = Array.from({ length: RESAMPLES }, () =>
    area(judged.map(() => judged[Math.floor(random() * judged.length)] as Judged)),
  );
  const error = sampleDeviation(areas);
  const what = `${platform}: area under the curve, later ${of} above the median of its size`;
  const n = `${formatNumber(judged.length)} accounts`;
  return [{ what, figure: area(judged), error, n, bar: { notBelowFirst: error } }];
}

/** Mann–Whitney: the chance that one above stands before one below. */
function area(judged: readonly Judged[]): number {
  const ranks = ranksOf(judged.map(({ composite }) => composite));
  const above = judged.filter(({ isAbove }) => isAbove).length;
  const sum = judged.reduce((total, { isAbove }, at) => total + (isAbove ? (ranks[at] as number) : 0), 0);
  return (sum - (above * (above + 1)) / 2) / (above * (judged.length - above));
}

function reliabilityRows({ version, scored }: Context): Figure[] {
  const pairs = scored.flatMap(({ account, input }) => {
    if (ownPosts(input).length < MIN_POSTS) return [];
    const [odd, even] = [1, 0].map((side) => version.score(everySecond(input, side)));
    return odd && even ? [{ platform: account.platform, odd, even }] : [];
  });
  const groups = [...Map.groupBy(pairs, ({ platform }) => platform).values()].filter(
    (own) => own.length >= MIN_ACCOUNTS,
  );
  const n = `${formatNumber(pairs.length)} accounts`;
  const bar = { notBelowFirst: 0.005 };
  const within = mean(groups.map((own) => rhoOf(own, ({ score }) => score)));
  const pillars = (["presence", "reach", "impact"] as const).map((pillar) => ({
    what: `the same of ${pillar}`,
    figure: rhoOf(pairs, (result) => result.pillars[pillar]),
    n,
  }));
  return [
    {
      what: "order of odd against even posts, Spearman",
      figure: rhoOf(pairs, ({ score }) => score),
      n,
      bar,
    },
    { what: "the same within platforms, mean", figure: within, n: `${groups.length} platforms`, bar },
    ...pillars,
  ];
}

function everySecond(input: FormulaInput, side: number): FormulaInput {
  return changed(input, (own) => ({
    ...own,
    posts: own.posts
      .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1))
      .filter((_, at) => at % 2 === side),
  }));
}

function rhoOf(
  pairs: readonly { odd: FormulaResult; even: FormulaResult }[],
  figureOf: (result: FormulaResult) => number,
): number {
  const [odd, even] = [pairs.map((pair) => figureOf(pair.odd)), pairs.map((pair) => figureOf(pair.even))];
  return rankCorrelation(odd, even) ?? Number.NaN;
}

function ownPosts(input: FormulaInput): PostInput[] {
  return input.platforms.flatMap(({ posts }) => posts.filter(({ isReply }) => !isReply));
}
