import { clamp } from "../../statistics/clamp.ts";
import type { CorrelationInterval } from "../../statistics/correlation-interval.ts";
import { normalCdf } from "../../statistics/normal-cdf.ts";
import { probit } from "../../statistics/probit.ts";

/** Nine of ten lie below: with its mirror image eight of ten lie between. */
const Z_80 = 1.2815515655446004;
const MAX_RHO = 0.999;
/** Below so many concordant pairs of 100 nobody would notice a difference from chance. */
const MIN_CHANCE = 55;

/**
 * The concordance of predictions: in how many of 100 pairs of posts they name the better one; 50 is chance.
 *
 * @param rho Spearman's rank correlation of predictions and outcomes, −1 to 1
 * @returns 0 to 100, not rounded
 * Source: r = 2 sin(πρ/6) and τ = (2/π) arcsin r of the bivariate normal distribution (Kruskal, Ordinal Measures of
 * Association, 1958); (1 + τ) / 2 of the pairs are concordant.
 */
export function concordance(rho: number): number {
  return 50 + (100 / Math.PI) * Math.asin(pearsonOf(rho));
}

/**
 * The 80 % prediction interval: between which percentiles 8 of 10 posts with this score end. Outcomes are ranks, and normal
 * around what is predicted.
 *
 * @param score the predicted percentile, 0 to 100
 * @param rho rank correlation of such predictions with outcomes; null or below 0 counts as 0
 * @returns percentiles, not rounded
 */
export function predictionInterval(score: number, rho: number | null): { low: number; high: number } {
  const r = pearsonOf(Math.max(0, rho ?? 0));
  const middle = middleOf(score, r);
  const margin = Math.sqrt(1 - r * r) * Z_80;
  return { low: 100 * normalCdf(middle - margin), high: 100 * normalCdf(middle + margin) };
}

export type Comparison = {
  /** In how many of 100 such pairs the one with the higher score does better; 50 or more, not rounded. */
  chance: number;
  /** The same by the cautious end of the evidence. */
  cautious: number;
  /** Whether the difference shows even by the cautious end. */
  isBeyondNoise: boolean;
};

/**
 * What the difference of two scores on one platform says about how the two posts will do.
 *
 * @param scores two predicted percentiles, 0 to 100
 * @param correlation of such predictions with outcomes; null when it was not measured
 */
export function compareScores(
  [a, b]: readonly [number, number],
  correlation: CorrelationInterval | null,
): Comparison {
  const chance = chanceOfBetter(a, b, Math.max(0, correlation?.rho ?? 0));
  const kept = correlation === null || correlation.from <= 0 ? 0 : correlation.from / correlation.rho;
  const shrink = (score: number) => 50 + kept * (score - 50);
  const cautious = chanceOfBetter(shrink(a), shrink(b), Math.max(0, correlation?.from ?? 0));
  return { chance, cautious, isBeyondNoise: cautious >= MIN_CHANCE };
}

function chanceOfBetter(a: number, b: number, rho: number): number {
  const r = pearsonOf(rho);
  const apart = Math.abs(middleOf(a, r) - middleOf(b, r));
  return 100 * normalCdf(apart / Math.sqrt(2 * (1 - r * r)));
}

/** The middle of the outcomes whose mean percentile is the score, in standard deviations of all outcomes. */
function middleOf(score: number, r: number): number {
  return probit(clamp(score, 1, 99) / 100) * Math.sqrt(2 - r * r);
}

/** Pearson's correlation of normal variables with this rank correlation. */
function pearsonOf(rho: number): number {
  return 2 * Math.sin((Math.PI * clamp(rho, -MAX_RHO, MAX_RHO)) / 6);
}
