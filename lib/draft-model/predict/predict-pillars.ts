import { balancedComments } from "../../formula/balanced-comments.ts";
import type { CommentDay, FormulaInput, PlatformInput, PostInput } from "../../formula/formula-input.ts";
import { PILLARS, type Pillar, type Platform } from "../../formula/names.ts";
import { signed } from "../../formula/signed.ts";
import { formula } from "../../formula/versions.ts";
import { clamp } from "../../statistics/clamp.ts";
import { probit } from "../../statistics/probit.ts";
import { rememberSteps } from "../../statistics/remember-steps.ts";
import { sampleDeviation } from "../../statistics/standard-deviation.ts";
import { shippedModels } from "../shipped-models.ts";

export type PillarPrediction = {
  /** Signed change of each pillar, one decimal. */
  pillars: Record<Pillar, string>;
  /** Whether the brand's own data were used, or those of a brand at the benchmark. */
  basis: "own posts" | "reference brand";
};

type Prediction = { platform: Platform; score: number; sentiment: number };
type Brand = { input: FormulaInput; version: string };
type Baseline = {
  usual: FormulaInput;
  before: Record<Pillar, number>;
  spread: number;
  /** Points of the sentiment pillar when comments take over the tone of a text, −1 to 1. */
  tonePoints: (tone: number) => number;
  /** By score, of which there are a thousand: how the pillars change with the figures of posts. */
  moved: Map<number, Record<Pillar, number>>;
};

/** The share of the comments that takes over the tone of a post. An assumption: no public data show it. */
const TONE_SHARE = 0.1;
/** Points of the sentiment pillar that this assumption may promise or take at most. */
const MAX_TONE_POINTS = 2;
/**
 * How far exposure moves along with interactions, in logarithms: median slope within public accounts (47 on twitter, 243
 * on youtube, 1,089 on tiktok). Where it was not measured, as on twitter.
 */
const EXPOSURE_PER_INTERACTION: Record<Platform, number> = {
  instagram: 0.73,
  tiktok: 0.96,
  youtube: 0.99,
  twitter: 0.73,
  linkedin: 0.73,
  pinterest: 0.73,
};
/** With so many posts the brand's own spread is used, else that of the platform's accounts. */
const MIN_POSTS = 20;
const INTERACTIONS = ["likes", "comments", "shares", "quotes", "saves", "clicks"] as const;
const EXPOSURES = ["impressions", "reach", "views"] as const;

/** The data of an audit never change, so that what does not depend on the draft is computed once for each of them. */
const baselines = new WeakMap<FormulaInput, Map<string, Baseline>>();
const references = new Map<Platform, Brand>();

/**
 * How the pillars would change if the brand's posts on the platform did as the draft is predicted to do: the formula, run on
 * the changed and on the unchanged data. Interactions of every post move from the median to the predicted percentile;
 * exposure moves along as far as the two go together on real accounts. A tenth of the comments takes over the tone of the
 * text, which is an assumption, so that it counts two points at most. Followers and days of posts stay as they are.
 *
 * @param prediction `score` 0–100 with 50 the usual post; `sentiment` of the text, −1 to 1, 0 when not known
 * @param brand the frozen input of the brand's current audit with its formula version; null, or without a post on that
 * platform, stands for a brand at the benchmark
 * @returns signed changes
 */
export function predictPillars(
  { platform, score, sentiment }: Prediction,
  brand: Brand | null,
): PillarPrediction {
  const own = brand?.input.platforms.find((one) => one.platform === platform && one.posts.length > 0);
  const { input, version } = brand && own ? brand : referenceOf(platform);
  const baseline = baselineOf(input, version, platform);
  const moved = {
    ...movedBy(baseline, { platform, score }, version),
    sentiment: baseline.tonePoints(sentiment),
  };
  const pillars = Object.fromEntries(PILLARS.map((pillar) => [pillar, signed(moved[pillar])])) as Record<
    Pillar,
    string
  >;
  return { pillars, basis: own ? "own posts" : "reference brand" };
}

/** Points of all pillars when every post does as the score says: computed once for each score. */
function movedBy(
  { usual, before, spread, moved }: Baseline,
  { platform, score }: Pick<Prediction, "platform" | "score">,
  version: string,
): Record<Pillar, number> {
  const known = moved.get(score);
  if (known) return known;
  const changed = changePlatform(usual, platform, (one) => ({
    ...one,
    posts: movePosts(one.posts, spread * deviationsOf(score), EXPOSURE_PER_INTERACTION[platform]),
  }));
  const after = formula(version).openPoints()(changed).pillars;
  const points = Object.fromEntries(
    PILLARS.map((pillar) => [pillar, after[pillar] - before[pillar]]),
  ) as Record<Pillar, number>;
  moved.set(score, points);
  return points;
}

function baselineOf(input: FormulaInput, version: string, platform: Platform): Baseline {
  const known = baselines.get(input) ?? new Map<string, Baseline>();
  baselines.set(input, known);
  const key = `${version}/${platform}`;
  const baseline = known.get(key) ?? computeBaseline(input, version, platform);
  known.set(key, baseline);
  return baseline;
}

function computeBaseline(input: FormulaInput, version: string, platform: Platform): Baseline {
  const usual = changePlatform(input, platform, (one) => withComments(one, input.asOf));
  const posts = input.platforms.flatMap((one) => (one.platform === platform ? one.posts : []));
  const isReference = references.get(platform)?.input === input;
  const spread = (isReference ? null : spreadOf(posts)) ?? shippedModels()[platform].spread;
  const { score, openSentiment } = formula(version);
  const before = score(usual).pillars;
  const sentimentWith = openSentiment(usual);
  // A friendlier tone never takes points, which come in tenths: most tones lie between two whose points are known.
  const tonePoints = rememberSteps((tone) => {
    const after = sentimentWith((day, on) => (on === platform ? shiftComments(day, tone * TONE_SHARE) : day));
    return clamp(after - before.sentiment, -MAX_TONE_POINTS, MAX_TONE_POINTS);
  });
  return { usual, before, spread, tonePoints, moved: new Map() };
}

function referenceOf(platform: Platform): Brand {
  const { name, benchmarks } = formula();
  const known = references.get(platform);
  if (known?.version === name) return known;
  const reference = { input: benchmarks.brandAtBenchmark(platform), version: name };
  references.set(platform, reference);
  return reference;
}

function changePlatform(
  input: FormulaInput,
  platform: Platform,
  change: (one: PlatformInput) => PlatformInput,
): FormulaInput {
  const platforms = input.platforms.map((one) => (one.platform === platform ? change(one) : one));
  return { ...input, platforms };
}

/** Without comments nothing could shift: then both sides of the difference get as many positive as negative ones. */
function withComments(one: PlatformInput, asOf: string): PlatformInput {
  const isKnown = one.comments.some((day) => day.positive + day.neutral + day.negative > 0);
  return isKnown ? one : { ...one, comments: balancedComments(asOf.slice(0, 10)) };
}

/** How many standard deviations a post at this percentile lies above the median. */
function deviationsOf(score: number): number {
  return probit(clamp(score, 1, 99) / 100);
}

/** All posts with their interactions `move` higher in logarithms, and their exposure that share of it. */
function movePosts(posts: readonly PostInput[], move: number, exposureShare: number): PostInput[] {
  const [interactions, exposure] = [Math.exp(move), Math.exp(move * exposureShare)];
  return posts.map((post) => {
    const moved = { ...post };
    for (const name of INTERACTIONS) if (post[name] !== undefined) moved[name] = post[name] * interactions;
    for (const name of EXPOSURES) if (post[name] !== undefined) moved[name] = post[name] * exposure;
    return moved;
  });
}

/** Standard deviation of ln(1 + interactions) over the brand's posts; null with too few of them. */
function spreadOf(posts: readonly PostInput[]): number | null {
  const sums = posts
    .filter((post) => !post.isReply)
    .flatMap(({ likes, comments = 0, shares = 0 }) =>
      likes === undefined ? [] : [Math.log1p(likes + comments + shares)],
    );
  if (sums.length < MIN_POSTS) return null;
  return sampleDeviation(sums);
}

/** The same number of comments, a share of which is as positive (or, below 0, as negative) as the text. */
function shiftComments(day: CommentDay, share: number): CommentDay {
  const kept = 1 - Math.abs(share);
  const { positive, neutral, negative } = day;
  const shifted = (positive + neutral + negative) * Math.abs(share);
  return {
    ...day,
    positive: positive * kept + (share > 0 ? shifted : 0),
    neutral: neutral * kept,
    negative: negative * kept + (share < 0 ? shifted : 0),
  };
}
