import { medianLow, quantileHigh, quantileLow } from "../statistics/quantile.ts";
import type { Count, DescribedPost } from "./described-post.ts";

export type Outcome = "engagement" | "exposure";

const INTERACTIONS: readonly Count[] = ["likes", "comments", "shares", "quotes", "saves"];
const EXPOSURES: readonly Count[] = ["impressions", "reach", "views"];
const EXPOSURE_UNITS: Record<string, string> = { reach: "accounts reached" };
/** A figure counts when at least this share of the posts has it: sums of other things cannot be compared. */
const ENOUGH = 0.8;
const NEIGHBOURS = 14;
/** What lies further out than these quantiles counts as they do: one viral post makes no pattern. */
const TRIMMED = 0.05;

/** What posts achieved, as it was counted; NaN where it is not known. */
type Counted = {
  outcome: Outcome;
  /** What was counted: "interactions", "views". */
  unit: string;
  raw: Float64Array;
};

/** The same in logarithms, against their neighbours in time. */
export type Success = Counted & { relative: Float64Array };

/**
 * The success of posts: their interactions and, where known, how many people saw them, as logarithms less the median of
 * the 14 posts around them, so that growth of an account and age of its posts do not matter.
 *
 * @param posts in rising order of time
 * @returns one entry for each outcome that most posts have; `raw` as counted, `relative` as compared and winsorised
 * Source: detrending by neighbours as in the public baselines that the draft models are compared with.
 */
export function measureSuccess(posts: readonly DescribedPost[]): Success[] {
  return countSuccess(posts).map((counted) => {
    const relative = winsorise(detrend(counted.raw.map((value) => Math.log1p(value))));
    return { ...counted, relative };
  });
}

type Post = Pick<DescribedPost, "counts">;

/**
 * What posts achieved, without a look at their neighbours.
 *
 * @param posts in any order
 * @returns one entry for each outcome that most posts have
 */
export function countSuccess(posts: readonly Post[]): Counted[] {
  const share = (name: Count) => posts.filter(({ counts }) => isCount(counts[name])).length / posts.length;
  const interactions = INTERACTIONS.filter((name) => share(name) >= ENOUGH);
  const exposure = EXPOSURES.filter((name) => share(name) > 0).sort((a, b) => share(b) - share(a))[0];
  const counted: Counted[] = [];
  if (interactions.length > 0) counted.push(count("engagement", posts, interactions));
  if (exposure !== undefined) counted.push(count("exposure", posts.map(withoutGaps), [exposure]));
  return counted;
}

function count(outcome: Outcome, posts: readonly Post[], names: readonly Count[]): Counted {
  const raw = Float64Array.from(posts, ({ counts }) => {
    const values = names.map((name) => counts[name]);
    return values.every(isCount)
      ? values.reduce<number>((sum, value) => sum + (value as number), 0)
      : Number.NaN;
  });
  const [first = ""] = names;
  const unit = outcome === "engagement" ? "interactions" : (EXPOSURE_UNITS[first] ?? first);
  return { outcome, unit, raw };
}

/** A post that people responded to was seen: there a 0 is a gap. */
function withoutGaps(post: Post): Post {
  const isSeen = INTERACTIONS.some((name) => (post.counts[name] ?? 0) > 0);
  if (!isSeen || EXPOSURES.every((name) => post.counts[name] !== 0)) return post;
  const counts = Object.entries(post.counts).filter(([, value]) => value !== 0);
  return { counts: Object.fromEntries(counts) };
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === "number" && value >= 0 && Number.isFinite(value);
}

/** Each value less the median of the seven known values before it and the seven after it; at the ends, of the nearest. */
function detrend(values: Float64Array): Float64Array {
  const known = [...values.keys()].filter((at) => !Number.isNaN(values[at] as number));
  const detrended = new Float64Array(values.length).fill(Number.NaN);
  known.forEach((at, place) => {
    const first = Math.max(0, Math.min(place - NEIGHBOURS / 2, known.length - 1 - NEIGHBOURS));
    const around = known.slice(first, first + NEIGHBOURS + 1).filter((other) => other !== at);
    const usual = medianOf(around.map((other) => values[other] as number));
    detrended[at] = (values[at] as number) - usual;
  });
  return detrended;
}

/** The mean of both middle values: of 14 neighbours, neither may be favoured. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (low + high) / 2;
}

function winsorise(values: Float64Array): Float64Array {
  const known = values.filter((value) => !Number.isNaN(value));
  const low = quantileLow(known, TRIMMED) ?? 0;
  const high = quantileHigh(known, 1 - TRIMMED) ?? 0;
  return values.map((value) => Math.min(high, Math.max(low, value)));
}

/** The median of what some posts achieved, as counted; null of none. */
export function usualOf(raw: ArrayLike<number>, members: readonly number[]): number | null {
  return medianLow(members.map((at) => raw[at] as number).filter((value) => !Number.isNaN(value)));
}
