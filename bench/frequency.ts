// How what a post gets changes with how often its account posts: elasticity for each platform, with 95 % intervals (--data DIR).
import { stdout } from "node:process";
import { parseArgs } from "node:util";
import { quantileHigh, quantileLow } from "#lib/statistics/quantile.ts";
import { seededRandom } from "#lib/statistics/seeded-random.ts";
import type { DescribedPost } from "#lib/strategy/described-post.ts";
import { measureSuccess, type Success } from "#lib/strategy/measure-success.ts";
import { readPatternAccounts } from "./patterns/read-posts.ts";

const SPAN_MS = 28 * 86_400_000;
const MIN_ACCOUNT_POSTS = 20;
const MIN_SPAN_POSTS = 3;
/** A cadence that changes by less is taken for the same. */
const MIN_CHANGE = Math.log(1.5);
const TRIMMED = 0.02;
const RESAMPLES = 1_000;
/** Samples of an account's posts: their number says nothing of how often it posts. */
const SAMPLED = new Set([
  "tw_brightdata_media_sport",
  "tw_sameauthor_users",
  "yt_vegan2025",
  "yt_meditation2024",
]);

/** Two spans in a row: posts, and what a post gets, in logarithms of the later over the earlier. */
type Change = { frequency: number; result: number };

function main(): void {
  const { values } = parseArgs({ options: { data: { type: "string" } } });
  if (!values.data) throw new Error("Usage: npm run bench -- frequency --data DIR");
  const changes = new Map<string, Change[][]>();
  for (const { platform, source, posts } of readPatternAccounts(values.data, MIN_ACCOUNT_POSTS)) {
    if (SAMPLED.has(source)) continue;
    for (const success of measureSuccess(posts)) {
      const own = changesOf(posts, success);
      const key = `${platform.padEnd(10)} ${success.outcome}`;
      if (own.length > 0) changes.set(key, [...(changes.get(key) ?? []), own]);
    }
  }
  stdout.write(
    "elasticity of what a post gets by posts in four weeks, where these changed by half or more\n",
  );
  for (const [key, accounts] of [...changes].sort()) print(key, accounts);
}

function print(key: string, accounts: readonly Change[][]): void {
  const random = seededRandom(key);
  const resampled = Float64Array.from({ length: RESAMPLES }, () =>
    slopeOf(accounts.map(() => accounts[Math.floor(random() * accounts.length)] ?? [])),
  ).filter(Number.isFinite);
  const [low, high] = [quantileLow(resampled, 0.025) ?? 0, quantileHigh(resampled, 0.975) ?? 0];
  const pairs = accounts.flat().length;
  const range = `(${low.toFixed(2)} to ${high.toFixed(2)})`.padEnd(18);
  const figure = slopeOf(accounts).toFixed(2).padStart(6);
  stdout.write(`${key.padEnd(22)} ${figure} ${range} ${accounts.length} accounts, ${pairs} changes\n`);
}

/** Each account weighs as the square root of its changes, so that one with many does not speak for all. */
function slopeOf(accounts: readonly (readonly Change[])[]): number {
  const weighted = accounts.flatMap((own) =>
    own.map((one) => ({ ...one, weight: 1 / Math.sqrt(own.length) })),
  );
  const sum = (of: (one: Change) => number) =>
    weighted.reduce((total, one) => total + one.weight * of(one), 0);
  const all = sum(() => 1);
  const [x, y] = [sum(({ frequency }) => frequency) / all, sum(({ result }) => result) / all];
  return (
    sum(({ frequency, result }) => (frequency - x) * (result - y)) /
    sum(({ frequency }) => (frequency - x) ** 2)
  );
}

function changesOf(posts: readonly DescribedPost[], { raw }: Success): Change[] {
  const logs = raw.map((value) => Math.log1p(value));
  const known = logs.filter((value) => !Number.isNaN(value));
  const [low, high] = [quantileLow(known, TRIMMED) ?? 0, quantileHigh(known, 1 - TRIMMED) ?? 0];
  const [first, last] = [posts[0]?.at ?? 0, posts.at(-1)?.at ?? 0];
  const spans = new Map<number, { posts: number; results: number[] }>();
  posts.forEach(({ at }, place) => {
    const number = Math.floor((last - at) / SPAN_MS);
    const span = spans.get(number) ?? { posts: 0, results: [] };
    spans.set(number, span);
    span.posts++;
    const value = logs[place] as number;
    if (!Number.isNaN(value)) span.results.push(Math.min(high, Math.max(low, value)));
  });
  // The newest posts still gather, and the oldest span is cut off.
  spans.delete(0);
  spans.delete(Math.floor((last - first) / SPAN_MS));
  return [...spans].flatMap(([number, later]) => {
    const earlier = spans.get(number + 1);
    if (!earlier || Math.min(later.results.length, earlier.results.length) < MIN_SPAN_POSTS) return [];
    const frequency = Math.log(later.posts / earlier.posts);
    return Math.abs(frequency) < MIN_CHANGE
      ? []
      : [{ frequency, result: meanOf(later.results) - meanOf(earlier.results) }];
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

main();
