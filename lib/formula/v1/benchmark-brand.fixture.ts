import type { BenchmarkRow } from "../benchmark-row.ts";
import { AS_OF, daysAgo, twitterBrand } from "../brand-inputs.fixture.ts";
import type { FormulaInput, PlatformInput, PostInput } from "../formula-input.ts";
import { V1 } from "./v1.ts";

export const INTERACTIONS = ["likes", "comments", "shares", "saves"] as const;
export const MULTIPLY_ALL = [...INTERACTIONS, "impressions", "reach", "views"] as const;

export function multiplied(
  one: PostInput,
  times: number,
  names: readonly (typeof MULTIPLY_ALL)[number][] = INTERACTIONS,
): PostInput {
  const changed = { ...one };
  for (const name of names) {
    const value = one[name];
    if (value !== undefined) changed[name] = value * times;
  }
  return changed;
}

export function reversed(input: FormulaInput): FormulaInput {
  const platforms = input.platforms.toReversed().map((platform) => ({
    ...platform,
    posts: platform.posts.toReversed(),
    followers: platform.followers.toReversed(),
    comments: platform.comments.toReversed(),
  }));
  return { ...input, platforms };
}

export function withComments(input: FormulaInput, comments: PlatformInput["comments"]): FormulaInput {
  return { ...input, platforms: input.platforms.map((platform) => ({ ...platform, comments })) };
}

export function post(fields: Partial<PostInput>): PostInput {
  return { id: "p", date: daysAgo(20), ...fields };
}

/** One post a day, the last one yesterday, two on one day, so that the counts come out whole; rows to match. */
export function brandAtBenchmark(): FormulaInput {
  const metrics = { impressions: 1000, likes: 28, comments: 8, shares: 4 };
  const ages = [...Array.from({ length: 126 }, (_, i) => i + 1), 45];
  const posts = ages.map((age, i) => post({ ...metrics, id: `p${i}`, date: daysAgo(age) }));
  const comments = [1, 2, 3].map((ago) => ({
    date: daysAgo(ago),
    positive: 5,
    neutral: 3,
    negative: 5,
    unknown: 9,
  }));
  const operatorBenchmarks = [
    row("posts_per_week", "posts", "week", 7),
    row("weeks_with_post", "weeks", "week", 1),
    row("audience", "none", "account", 20_000),
    row("exposure_per_post", "impressions", "post", 1000),
    row("engagement_rate", "likes+comments+shares", "impressions", 0.04),
    row("depth", "likes+comments+shares", "interactions", 1.4),
  ];
  return { ...withComments(twitterBrand(posts), comments), operatorBenchmarks };
}

export function row(metric: string, numerator: string, denominator: string, value: number): BenchmarkRow {
  const words = { period: "2025", sample: "test", publisher: "Operator", address: "none", unit: "unit" };
  const id = `operator-${metric}`;
  return {
    id,
    platform: "twitter",
    metric,
    numerator,
    denominator,
    statistic: "median",
    over: "posts",
    ...words,
    value,
  };
}

/** Posts at the benchmark of cadence, exposure, engagement and depth, read off the explanation of a probe. */
export function benchmarkPosts(platform: PlatformInput): PostInput[] {
  const probe = post({ impressions: 100, likes: 2, comments: 1, shares: 1, date: daysAgo(10) });
  const { contributions } = V1.score({
    asOf: AS_OF,
    platforms: [{ ...platform, posts: [probe] }],
  }).explanation;
  const norm = (pillar: string, words: string) =>
    contributions.find((one) => one.pillar === pillar && one.input.includes(words))?.benchmark ?? Number.NaN;
  const impressions = norm("reach", "impressions per post");
  const interactions = impressions * norm("impact", "engagement rate");
  const shares = (interactions * (norm("impact", "depth") - 1)) / 2;
  const between = 7 / norm("presence", "posts per week");
  return Array.from({ length: Math.floor(126 / between) }, (_, i) => {
    const date = daysAgo(Math.floor(i * between));
    return { id: `b${i}`, date, impressions, likes: interactions - shares, comments: 0, shares };
  });
}
