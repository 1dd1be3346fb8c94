import { roundTo } from "../statistics/round-to.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { sampleDeviation } from "../statistics/standard-deviation.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { Windows } from "./pair-inputs.ts";
import { resampleInputs } from "./resample-inputs.ts";

/** Two-sided 10 % of the normal distribution. */
const Z_90 = 1.645;
const RESAMPLES = { max: 200, min: 40 };
/** With more posts fewer resamples are drawn, so that the work stays about the same. */
const MANY_POSTS = 250;

/** A change of the composite, with the part of it that chance alone explains. */
export type ChangeInterval = {
  /** Composite after minus composite before, one decimal. */
  points: number;
  /** Bounds of the change at `confidence`, one decimal. */
  low: number;
  high: number;
  /** Whether no change at all lies between the bounds. */
  within_noise: boolean;
  confidence: 0.9;
};

export type IntervalOptions = {
  /** Any text that belongs to the two inputs, such as their hashes: the same seed gives the same bounds. */
  seed: string;
  /** The composite after minus the composite before, where both were computed already. */
  points?: number;
  /** Awaited between two resamples, so that other work gets its turn; nothing when left out. */
  pause?: () => Promise<void>;
};

/** What the bounds need of the version that both scores are of. */
export type ScoredVersion = {
  score: (input: FormulaInput) => { score: number; explanation: { contributions: { points: number }[] } };
  windows: Windows;
};

/**
 * How far a change of the composite can be told from chance. When a brand posts and how often is its own doing and
 * stays as it is; what each post achieved is partly luck. So the figures of posts are resampled, with replacement, among
 * the posts of the same platform and window, and likewise the counts of comments among days; a post in both inputs is
 * resampled once for both, so that what they share cancels out. The bounds are the change ± 1.645 standard deviations of
 * the resampled changes. Only inputs of the same platforms are worth comparing: the bounds do not cover a change of
 * platforms.
 *
 * @param before input of the earlier score
 * @param after input of the later score
 * @param options seed, and what is known already
 * @param version that both scores are of
 * @returns the change and its bounds at 90 %, in points of the composite
 * @throws RangeError when a date is no day
 * Source: Efron and Tibshirani 1993, paired bootstrap with the normal interval (1.645 at 90 %).
 */
export async function changeInterval(
  before: FormulaInput,
  after: FormulaInput,
  { seed, points: known, pause = async () => {} }: IntervalOptions,
  version: ScoredVersion,
): Promise<ChangeInterval> {
  const difference = known ?? version.score(after).score - version.score(before).score;
  const points = roundTo(difference, 1);
  const changes = await resampledChanges(before, after, { seed, pause }, version);
  const margin = Z_90 * sampleDeviation(changes);
  const [low, high] = [roundTo(points - margin, 1), roundTo(points + margin, 1)];
  return { points, low, high, within_noise: low <= 0 && high >= 0, confidence: 0.9 };
}

type Resampling = Required<Omit<IntervalOptions, "points">>;

async function resampledChanges(
  before: FormulaInput,
  after: FormulaInput,
  { seed, pause }: Resampling,
  version: ScoredVersion,
): Promise<number[]> {
  const random = seededRandom(seed);
  const { posts, draw } = await resampleInputs(before, after, version.windows, pause);
  const count = Math.max(
    RESAMPLES.min,
    Math.round((RESAMPLES.max * MANY_POSTS) / Math.max(MANY_POSTS, posts)),
  );
  const changes: number[] = [];
  while (changes.length < count) {
    const resample = draw(random);
    changes.push(exactScore(resample.after, version) - exactScore(resample.before, version));
    await pause();
  }
  return changes;
}

/** The composite before it is rounded: the rounding of a resample is no noise of the brand. */
function exactScore(input: FormulaInput, version: ScoredVersion): number {
  const { contributions } = version.score(input).explanation;
  return contributions.reduce((sum, { points }) => sum + points, 50);
}
