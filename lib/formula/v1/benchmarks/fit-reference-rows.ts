import { medianLow } from "../../../statistics/quantile.ts";
import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { Platform } from "../../names.ts";
import { PLATFORMS } from "../../names.ts";
import { PLATFORM_WORDS } from "../../platform-words.ts";
import type { FitAccount } from "../../reference-set.ts";
import { engagementRates } from "../choose-basis.ts";
import { exposuresOf } from "../choose-exposure.ts";
import { maturePosts } from "../mature-posts.ts";
import { measureCadence } from "../measure-cadence.ts";
import { depthRatios } from "../measure-depth.ts";
import { DAYS, DENOMINATORS, DEPTH_SETS, NUMERATORS } from "../parameters.ts";
import { type PreparedPlatform, type PreparedPost, preparePlatform } from "../prepare-platform.ts";
import { normsBySize } from "./norms-by-size.ts";

const MIN_ACCOUNTS = 10;
const MIN_POSTS = 5;
const MIN_WEEKS = 4;

type Measured = { account: FitAccount; prepared: PreparedPlatform; posts: readonly PreparedPost[] };
type Figure = { followers: number | null; value: number };
type Kind = Pick<BenchmarkRow, "metric" | "numerator" | "denominator" | "unit">;

/**
 * Norms of the reference set: medians over accounts of the medians over each account's posts.
 *
 * @param accounts real accounts whose posts are typical of them
 * @returns rows by platform and measure; none where fewer than ten accounts have the figure
 */
export function fitReferenceRows(accounts: readonly FitAccount[]): BenchmarkRow[] {
  const measured = accounts.map(measure);
  return [
    ...PLATFORMS.flatMap((platform) => {
      const own = measured.filter(({ account }) => account.platform === platform);
      return [audienceRows, exposureRows, engagementRows, depthRows].flatMap((rowsOf) =>
        rowsOf(platform, own),
      );
    }),
    ...[...PLATFORMS, "any" as const].flatMap((platform) => cadenceRows(platform, measured)),
  ];
}

/** The posts that the formula would look at, so that norms are of the same age; all posts where these are too few. */
function measure(account: FitAccount): Measured {
  const { input } = account;
  const own = input?.platforms[0];
  if (input && own) {
    const prepared = preparePlatform(own, input.asOf);
    const posts = maturePosts(prepared);
    if (posts.length >= MIN_POSTS) return { account, prepared, posts };
  }
  const posts = account.posts.filter((post) => !post.isReply).map((post) => ({ day: 0, age: 0, post }));
  const followers = account.followers === null ? [] : [{ day: 0, count: account.followers }];
  const { platform } = account;
  return {
    account,
    prepared: { platform, today: 0, observed: null, seen: null, posts, followers, comments: [] },
    posts,
  };
}

function audienceRows(platform: Platform, own: readonly Measured[]): BenchmarkRow[] {
  const kind = { metric: "audience", numerator: "none", denominator: "account", unit: "followers" };
  return overall(
    platform,
    kind,
    unsized(own.map(({ account }) => account.followers).filter((n) => n !== null)),
  );
}

function exposureRows(platform: Platform, own: readonly Measured[]): BenchmarkRow[] {
  return DENOMINATORS[platform].flatMap((exposure) => {
    if (exposure === "followers") return [];
    const kind = {
      metric: "exposure_per_post",
      numerator: exposure,
      denominator: "post",
      unit: `${exposure} per post`,
    };
    const counts = figuresOf(own, ({ posts }) => exposuresOf(posts, exposure));
    const move = { metric: "exposure_move", numerator: exposure, denominator: "post", unit: "ratio" };
    const moves = movesOf(own, ({ posts }) => exposuresOf(posts, exposure));
    return [
      ...bySize(platform, kind, counts, true),
      ...overall(platform, kind, counts),
      ...(isAged(own) ? overall(platform, move, moves) : []),
    ];
  });
}

function engagementRows(platform: Platform, own: readonly Measured[]): BenchmarkRow[] {
  const pairs = DENOMINATORS[platform].flatMap((denominator) =>
    NUMERATORS.map((interactions) => ({ denominator, interactions })),
  );
  return pairs.flatMap(({ denominator, interactions }) => {
    const numerator = interactions.join("+");
    if (numerator === "saves" && platform !== "pinterest") return [];
    const measure = ({ prepared, posts }: Measured) =>
      engagementRates(prepared, posts, { interactions, denominator });
    const by = denominator === "followers" ? "follower" : denominator.replace(/s$/, "");
    const kind = { metric: "engagement_rate", numerator, denominator, unit: `interactions per ${by}` };
    const rates = figuresOf(own, measure);
    const move = { metric: "engagement_move", numerator, denominator, unit: "ratio" };
    return [
      // By followers no size is singled out: the rate must not change when interactions and followers grow alike.
      ...(denominator === "followers" ? [] : bySize(platform, kind, rates, false)),
      ...overall(platform, kind, rates),
      ...(isAged(own) ? overall(platform, move, movesOf(own, measure)) : []),
    ];
  });
}

function depthRows(platform: Platform, own: readonly Measured[]): BenchmarkRow[] {
  return DEPTH_SETS.flatMap((interactions) => {
    const numerator = interactions.join("+");
    const kind = { metric: "depth", numerator, denominator: "interactions", unit: "worth per interaction" };
    const depths = figuresOf(own, ({ posts }) => depthRatios(posts, interactions));
    return overall(platform, kind, depths);
  });
}

/** Over whole weeks of the level window, at least four of them. */
function cadenceRows(platform: Platform | "any", measured: readonly Measured[]): BenchmarkRow[] {
  const perWeek = {
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
    unit: "posts per week",
  };
  const regular = {
    metric: "weeks_with_post",
    numerator: "weeks",
    denominator: "week",
    unit: "share of weeks",
  };
  const cadences = measured
    .filter(({ account }) => platform === "any" || account.platform === platform)
    .filter(({ account }) => account.isConsecutive)
    .map(({ account, prepared }) => ({ of: account.platform, ...measureCadence(prepared) }))
    .filter(({ weeks }) => weeks >= MIN_WEEKS);
  const rows = [
    ...overall(platform, perWeek, unsized(cadences.map(({ postsPerWeek }) => postsPerWeek ?? 0))),
    ...overall(platform, regular, unsized(cadences.map(({ weeks, weeksWithPost }) => weeksWithPost / weeks))),
  ];
  return platform === "any"
    ? rows.map((row) => ({ ...row, mix: mixOf(cadences.map(({ of }) => of)) }))
    : rows;
}

/** Whose accounts a row of any platform rests on: the platform of more than half of them is named. */
function mixOf(platforms: readonly Platform[]): string {
  const majority = PLATFORMS.find(
    (name) => 2 * platforms.filter((own) => own === name).length > platforms.length,
  );
  return majority === undefined ? "all platforms" : `all platforms, mostly ${PLATFORM_WORDS[majority]}`;
}

function figuresOf(own: readonly Measured[], measure: (measured: Measured) => number[]): Figure[] {
  return own.flatMap((one) => {
    const values = measure(one);
    const value = values.length < MIN_POSTS ? null : medianLow(values);
    return value === null ? [] : [{ followers: one.account.followers, value }];
  });
}

/** The median of the last move window divided by that of the one before, where both have enough posts. */
function movesOf(own: readonly Measured[], measure: (measured: Measured) => number[]): Figure[] {
  return own.flatMap(({ account, prepared }) => {
    const recent = measure({ account, prepared, posts: maturePosts(prepared, 0, DAYS.move) });
    const before = measure({ account, prepared, posts: maturePosts(prepared, DAYS.move, DAYS.move) });
    const [now, then] = [medianLow(recent) ?? 0, medianLow(before) ?? 0];
    if (recent.length < MIN_POSTS || before.length < MIN_POSTS || then <= 0) return [];
    return [{ followers: null, value: now / then }];
  });
}

function unsized(values: readonly number[]): Figure[] {
  return values.map((value) => ({ followers: null, value }));
}

function overall(platform: Platform | "any", kind: Kind, figures: readonly Figure[]): BenchmarkRow[] {
  const value = medianLow(figures.map((figure) => figure.value)) ?? 0;
  if (figures.length < MIN_ACCOUNTS || value === 0) return [];
  return [rowOf(platform, kind, value, figures.length)];
}

function bySize(platform: Platform, kind: Kind, figures: readonly Figure[], rising: boolean): BenchmarkRow[] {
  const sized = figures.flatMap(({ followers, value }) =>
    followers === null || value <= 0 ? [] : [{ followers, value }],
  );
  const norms = normsBySize(sized, rising);
  if (norms.length < 2) return [];
  return norms.map(({ at, value, accounts }) => {
    const row = rowOf(platform, kind, value, accounts);
    return { ...row, id: `${row.id}-at-${at}`, followersAt: at };
  });
}

function rowOf(platform: Platform | "any", kind: Kind, value: number, accounts: number): BenchmarkRow {
  const by = kind.denominator === "account" ? "" : `-by-${kind.denominator}`;
  const of = kind.numerator === "none" ? "" : `-of-${kind.numerator.replaceAll("+", "-")}`;
  const x = platform === "twitter" && /impressions/.test(`${kind.numerator}${kind.denominator}`);
  return {
    id: `plinth-${platform}-${kind.metric.replaceAll("_", "-")}${of}${by}`,
    platform,
    ...kind,
    statistic: "median",
    over: "accounts",
    accounts,
    period: "2013–2026",
    sample: `Median over ${accounts} public accounts, of the median over each account's posts.${x ? " Impressions are the public view counts." : ""}`,
    publisher: "Plinth reference set",
    address: "bench/reference-rows.ts",
    value: Number(value.toPrecision(4)),
  };
}

/** Whether figures were taken when posts had aged: on platforms where they go on being seen for months. */
function isAged(own: readonly Measured[]): boolean {
  return own.every(({ account }) => account.isAged);
}
