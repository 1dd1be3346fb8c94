import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import { makeRandom } from "../../statistics/seeded-random.ts";
import type { AuthorPosts, KnownPost } from "./author-posts.ts";

const DRAWS = 2_000;

/**
 * How well predictions rank the posts of each author: Spearman within the author.
 *
 * @param authors whose fates are known
 * @param predict the prediction for a post
 * @returns one correlation per author whose fates vary; 0 where all predictions are the same
 */
export function rankWithin(authors: readonly AuthorPosts[], predict: (post: KnownPost) => number): number[] {
  return authors.flatMap(({ posts }) => {
    const fates = posts.map(({ fate }) => fate);
    if (new Set(fates).size < 2) return [];
    return [rankCorrelation(posts.map(predict), fates) ?? 0];
  });
}

/**
 * The mean and its 95 % interval over authors drawn with replacement, always the same draws.
 *
 * @param values one per author
 * @returns three decimals; all 0 without authors
 */
export function bootstrapMean(values: readonly number[]): { rho: number; from: number; to: number } {
  const draw = makeRandom("bootstrap");
  const means = Float64Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let n = 0; n < values.length; n++) sum += values[Math.floor(draw() * values.length)] as number;
    return sum / values.length;
  }).sort();
  const at = (share: number) => round(means[Math.floor(share * (DRAWS - 1))] ?? 0);
  return { rho: round(meanOf(values)), from: at(0.025), to: at(0.975) };
}

/** The mean; 0 of nothing. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const round = (value: number) => Math.round((value || 0) * 1_000) / 1_000;
