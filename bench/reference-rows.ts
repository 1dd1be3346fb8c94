// Writes the rows of the reference set and the distribution of composites from a data directory (--data DIR); only medians leave it.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import type { BenchmarkRow } from "#lib/formula/benchmark-row.ts";
import type { Platform } from "#lib/formula/names.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { PLATFORM_WORDS } from "#lib/formula/platform-words.ts";
import { normsBySize } from "#lib/formula/v1/benchmarks/norms-by-size.ts";
import { percentileTable } from "#lib/formula/v1/benchmarks/percentile-table.ts";
import { PUBLISHED_ROWS } from "#lib/formula/v1/benchmarks/published-rows.ts";
import { engagementRates } from "#lib/formula/v1/choose-basis.ts";
import { exposuresOf } from "#lib/formula/v1/choose-exposure.ts";
import { maturePosts } from "#lib/formula/v1/mature-posts.ts";
import { measureCadence } from "#lib/formula/v1/measure-cadence.ts";
import { depthRatios } from "#lib/formula/v1/measure-depth.ts";
import { medianLow } from "#lib/formula/v1/median-low.ts";
import { DAYS, DENOMINATORS, DEPTH_SETS, NUMERATORS } from "#lib/formula/v1/parameters.ts";
import type { PreparedPlatform, PreparedPost } from "#lib/formula/v1/prepare-platform.ts";
import { preparePlatform } from "#lib/formula/v1/prepare-platform.ts";
import { scoreV1 } from "#lib/formula/v1/score-v1.ts";
import type { Account } from "./quality/real-accounts.ts";
import { AGEING, inputOf, NOT_CONSECUTIVE, NOT_TYPICAL, readAccounts } from "./quality/real-accounts.ts";

const LEAST_ACCOUNTS = 10;
const LEAST_POSTS = 5;
const LEAST_WEEKS = 4;
const BIOME = join(import.meta.dirname, "../node_modules/.bin/biome");
const FOLDER = join(import.meta.dirname, "../lib/formula/v1/benchmarks");

type Measured = { account: Account; prepared: PreparedPlatform; posts: PreparedPost[] };
type Figure = { followers: number | null; value: number };
type Kind = Pick<BenchmarkRow, "metric" | "numerator" | "denominator" | "unit">;

function main() {
  const dir = argv[argv.indexOf("--data") + 1];
  if (!argv.includes("--data") || dir === undefined) throw new Error("Usage: reference-rows.ts --data DIR");
  const accounts = readAccounts(dir).filter(({ source }) => !NOT_TYPICAL.has(source));
  const measured = accounts.map(prepare);
  const rows = [
    ...PLATFORMS.flatMap((platform) => {
      const own = measured.filter(({ account }) => account.platform === platform);
      return [audienceRows, exposureRows, engagementRows, depthRows].flatMap((rowsOf) =>
        rowsOf(platform, own),
      );
    }),
    ...[...PLATFORMS, "any" as const].flatMap((platform) => cadenceRows(platform, measured)),
  ];
  writeFileSync(join(FOLDER, "reference-rows.ts"), rowsFile(rows));
  writeFileSync(
    join(FOLDER, "reference-composites.ts"),
    compositesFile(accounts, [...PUBLISHED_ROWS, ...rows]),
  );
  execFileSync(BIOME, ["format", "--write", FOLDER], { stdio: "ignore" });
  for (const row of rows) stdout.write(`${row.id}  ${row.value}  (${row.accounts} accounts)\n`);
}

/** The posts that the formula would look at, so that norms are of the same age; all posts where these are too few. */
function prepare(account: Account): Measured {
  const input = inputOf(account);
  const own = input?.platforms[0];
  if (input !== null && own !== undefined) {
    const prepared = preparePlatform(own, input.asOf);
    const posts = maturePosts(prepared);
    if (posts.length >= LEAST_POSTS) return { account, prepared, posts };
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
      ...(AGEING.has(platform) ? overall(platform, move, moves) : []),
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
      ...(AGEING.has(platform) ? overall(platform, move, movesOf(own, measure)) : []),
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
    .filter(({ account }) => !NOT_CONSECUTIVE.has(account.source))
    .map(({ account, prepared }) => ({ of: account.platform, ...measureCadence(prepared) }))
    .filter(({ weeks }) => weeks >= LEAST_WEEKS);
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
  const most = PLATFORMS.find(
    (name) => 2 * platforms.filter((own) => own === name).length > platforms.length,
  );
  return most === undefined ? "all platforms" : `all platforms, mostly ${PLATFORM_WORDS[most]}`;
}

function figuresOf(own: readonly Measured[], measure: (measured: Measured) => number[]): Figure[] {
  return own.flatMap((one) => {
    const values = measure(one);
    const value = values.length < LEAST_POSTS ? null : medianLow(values);
    return value === null ? [] : [{ followers: one.account.followers, value }];
  });
}

/** The median of the last move window divided by that of the one before, where both have enough posts. */
function movesOf(own: readonly Measured[], measure: (measured: Measured) => number[]): Figure[] {
  return own.flatMap(({ account, prepared }) => {
    const recent = measure({ account, prepared, posts: maturePosts(prepared, 0, DAYS.move) });
    const before = measure({ account, prepared, posts: maturePosts(prepared, DAYS.move, DAYS.move) });
    const [now, then] = [medianLow(recent) ?? 0, medianLow(before) ?? 0];
    if (recent.length < LEAST_POSTS || before.length < LEAST_POSTS || then <= 0) return [];
    return [{ followers: null, value: now / then }];
  });
}

function unsized(values: readonly number[]): Figure[] {
  return values.map((value) => ({ followers: null, value }));
}

function overall(platform: Platform | "any", kind: Kind, figures: readonly Figure[]): BenchmarkRow[] {
  const value = medianLow(figures.map((figure) => figure.value)) ?? 0;
  if (figures.length < LEAST_ACCOUNTS || value === 0) return [];
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

function rowsFile(rows: readonly BenchmarkRow[]): string {
  return `import type { BenchmarkRow } from "../../benchmark-row.ts";

/** Written by bench/reference-rows.ts; medians over real accounts. Not to be edited by hand. */
export const REFERENCE_ROWS: BenchmarkRow[] = ${JSON.stringify(rows, null, 2)};
`;
}

function compositesFile(accounts: readonly Account[], registry: readonly BenchmarkRow[]): string {
  const scored = accounts.flatMap((account) => {
    const input = inputOf(account);
    return input === null ? [] : [{ platform: account.platform, score: scoreV1(input, registry).score }];
  });
  const count = (platform: Platform) => scored.filter((one) => one.platform === platform).length;
  const sizes = new Map(PLATFORMS.map((platform) => [platform, count(platform)]));
  const weighted = scored.map(({ platform, score }) => ({
    value: score,
    weight: 1 / (sizes.get(platform) ?? 1),
  }));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const average =
    Math.round(weighted.reduce((sum, one) => sum + one.value * one.weight, 0) * (10 / total)) / 10;
  const table = { accounts: scored.length, average, percentiles: percentileTable(weighted) };
  return `/**
 * Composites of real accounts under v1, every platform weighing the same: entry p is the p-th percentile. Written by
 * bench/reference-rows.ts; not to be edited by hand.
 */
export const REFERENCE_COMPOSITES: { accounts: number; average: number; percentiles: number[] } = ${JSON.stringify(table, null, 2)};
`;
}

main();
