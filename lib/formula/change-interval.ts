import { roundTo } from "../statistics/round-to.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { sampleDeviation } from "../statistics/standard-deviation.ts";
import type { FormulaInput } from "./formula-input.ts";
import type { FormulaResult } from "./formula-result.ts";
import type { Pillar } from "./names.ts";
import type { Windows } from "./pair-inputs.ts";
import { resampleInputs } from "./resample-inputs.ts";
import type { Levels } from "./version.ts";

/** Two-sided 10 % of the normal distribution. */
const Z_90 = 1.645;
const RESAMPLES = { max: 200, min: 40 };
/** With more posts fewer resamples are drawn, so that the work stays about the same. */
const MANY_POSTS = 250;

/** A change of the composite, with the part of it that chance alone explains. */
export type ChangeInterval<P extends string = Pillar> = {
  /** Composite after minus composite before, one decimal. */
  points: number;
  /** Bounds of the change at `confidence`, one decimal. */
  low: number;
  high: number;
  /** Whether no change at all lies between the bounds. */
  within_noise: boolean;
  confidence: 0.9;
  /** Points to either side of the change of each pillar, at `confidence`, one decimal. */
  pillar_noise: Record<P, number>;
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
export type ScoredVersion<P extends string = Pillar> = {
  pillars: readonly P[];
  score: (input: FormulaInput) => FormulaResult<P>;
  levels: (result: FormulaResult<P>) => Levels<P>;
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
export async function changeInterval<P extends string>(
  before: FormulaInput,
  after: FormulaInput,
  { seed, points: known, pause = async () => {} }: IntervalOptions,
  version: ScoredVersion<P>,
): Promise<ChangeInterval<P>> {
  const difference = known ?? version.score(after).score - version.score(before).score;
  const points = roundTo(difference, 1);
  const changes = await resampledChanges(before, after, { seed, pause }, version);
  const margin = Z_90 * sampleDeviation(changes.map(({ composite }) => composite));
  const [low, high] = [roundTo(points - margin, 1), roundTo(points + margin, 1)];
  const noise = version.pillars.map((pillar) => {
    const deviation = sampleDeviation(changes.map(({ pillars }) => pillars[pillar]));
    return [pillar, roundTo(Z_90 * deviation, 1)];
  });
  return {
    ...{ points, low, high, within_noise: low <= 0 && high >= 0, confidence: 0.9 },
    pillar_noise: Object.fromEntries(noise),
  };
}

type Resampling = Required<Omit<IntervalOptions, "points">>;

async function resampledChanges<P extends string>(
  before: FormulaInput,
  after: FormulaInput,
  { seed, pause }: Resampling,
  version: ScoredVersion<P>,
): Promise<Levels<P>[]> {
  const random = seededRandom(seed);
  const { posts, draw } = await resampleInputs(before, after, version.windows, pause);
  const count = Math.max(
    RESAMPLES.min,
    Math.round((RESAMPLES.max * MANY_POSTS) / Math.max(MANY_POSTS, posts)),
  );
  const changes: Levels<P>[] = [];
  while (changes.length < count) {
    const resample = draw(random);
    changes.push(subtract(exactLevels(resample.after, version), exactLevels(resample.before, version)));
    await pause();
  }
  return changes;
}

function subtract<P extends string>(after: Levels<P>, before: Levels<P>): Levels<P> {
  const names = Object.keys(after.pillars) as P[];
  const pillars = names.map((name) => [name, after.pillars[name] - before.pillars[name]]);
  return { composite: after.composite - before.composite, pillars: Object.fromEntries(pillars) };
}

/** Composite and pillars before they are rounded: the rounding of a resample is no noise of the brand. */
function exactLevels<P extends string>(input: FormulaInput, version: ScoredVersion<P>): Levels<P> {
  const result = version.score(input);
  const { contributions } = result.explanation;
  const composite = contributions.reduce((sum, { points }) => sum + points, 50);
  return { ...version.levels(result), composite };
}
