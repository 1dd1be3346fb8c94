import { normalShare } from "../../statistics/normal-share.ts";
import { inverseNormal } from "../../statistics/probit.ts";

/** Rank correlation of predictions with how posts did, and its 95 % interval; −1 to 1 each. */
export type Certainty = { rho: number; from: number; to: number };

/**
 * In how many of 100 pairs of posts predictions name the better one: 50 is chance.
 *
 * @param rho Spearman's rank correlation of predictions and fates, −1 to 1
 * @returns 0 to 100, not rounded
 * Source: r = 2 sin(πρ/6) and τ = (2/π) arcsin r of the normal distribution in two dimensions (Kruskal, Ordinal Measures of
 * Association, 1958); (1 + τ) / 2 of the pairs are in the same order.
 */
export function countRightPairs(rho: number): number {
  return 50 + (100 / Math.PI) * Math.asin(linear(rho));
}

/**
 * Where 8 of 10 posts with this score end, among 100: fates are ranks, and normal around what is predicted.
 *
 * @param score the predicted percentile, 0 to 100
 * @param rho rank correlation of such predictions with fates; null or below 0 counts as 0
 * @returns percentiles, not rounded
 */
export function spreadOfFates(score: number, rho: number | null): { low: number; high: number } {
  const r = linear(Math.max(0, rho ?? 0));
  const middle = middleOf(score, r);
  const width = Math.sqrt(1 - r * r) * EIGHT_OF_TEN;
  return { low: 100 * normalShare(middle - width), high: 100 * normalShare(middle + width) };
}

export type Comparison = {
  /** In how many of 100 such pairs the one with the higher score does better; 50 or more, not rounded. */
  chance: number;
  /** The same by the cautious end of the evidence. */
  cautious: number;
  /** Even then the difference shows. */
  isBeyondNoise: boolean;
};

/** Fewer right ones of 100 pairs nobody would tell from a toss of a coin. */
const MIN_CHANCE = 55;

/**
 * What the difference of two scores on one platform says of how the two posts will do.
 *
 * @param scores two predicted percentiles, 0 to 100
 * @param certainty how well such predictions did; null when it was not measured
 */
export function compareScores([a, b]: readonly [number, number], certainty: Certainty | null): Comparison {
  const chance = chanceOfBetter(a, b, Math.max(0, certainty?.rho ?? 0));
  const kept = certainty === null || certainty.from <= 0 ? 0 : certainty.from / certainty.rho;
  const shrink = (score: number) => 50 + kept * (score - 50);
  const cautious = chanceOfBetter(shrink(a), shrink(b), Math.max(0, certainty?.from ?? 0));
  return { chance, cautious, isBeyondNoise: cautious >= MIN_CHANCE };
}

/** Two-sided 5 % of the normal distribution. */
const NINETEEN_OF_TWENTY = 1.96;

/**
 * A rank correlation with its 95 % interval.
 *
 * @param rho −1 to 1
 * @param n how many were compared, more than 3
 * Source: Fisher's transformation with variance 1 / (n − 3).
 */
export function intervalOf(rho: number, n: number): Certainty {
  const centre = Math.atanh(Math.max(-MAX_RHO, Math.min(MAX_RHO, rho)));
  const width = NINETEEN_OF_TWENTY / Math.sqrt(Math.max(1, n - 3));
  return { rho, from: Math.tanh(centre - width), to: Math.tanh(centre + width) };
}

const MAX_RHO = 0.999;

/** Nine of ten lie below: with its mirror image eight of ten lie between. */
const EIGHT_OF_TEN = 1.2815515655446004;

function chanceOfBetter(a: number, b: number, rho: number): number {
  const r = linear(rho);
  const apart = Math.abs(middleOf(a, r) - middleOf(b, r));
  return 100 * normalShare(apart / Math.sqrt(2 * (1 - r * r)));
}

/** The middle of the fates whose mean percentile is the score, in standard deviations of all fates. */
function middleOf(score: number, r: number): number {
  return inverseNormal(Math.min(99, Math.max(1, score)) / 100) * Math.sqrt(2 - r * r);
}

function linear(rho: number): number {
  return 2 * Math.sin((Math.PI * Math.max(-MAX_RHO, Math.min(MAX_RHO, rho))) / 6);
}
