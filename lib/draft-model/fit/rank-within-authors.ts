import { bootstrapInterval } from "../../statistics/bootstrap.ts";
import { mean } from "../../statistics/mean.ts";
import { rankCorrelation } from "../../statistics/rank-correlation.ts";
import { roundTo } from "../../statistics/round-to.ts";

const RESAMPLES = 2_000;

/**
 * How well predictions rank the posts of each author: Spearman within the author.
 *
 * @param authors whose outcomes are known
 * @param predict the prediction for a post
 * @returns one correlation per author whose outcomes vary; 0 where all predictions are the same
 */
export function rankWithinAuthors<Post extends { outcome: number }>(
  authors: readonly { posts: readonly Post[] }[],
  predict: (post: Post) => number,
): number[] {
  return authors.flatMap(({ posts }) => {
    const outcomes = posts.map(({ outcome }) => outcome);
    if (new Set(outcomes).size < 2) return [];
    return [rankCorrelation(posts.map(predict), outcomes) ?? 0];
  });
}

/**
 * The mean of correlations and its 95 % interval by the bootstrap over authors, always the same resamples.
 *
 * @param rhos one per author
 * @returns three decimals; all 0 without authors
 */
export function meanCorrelation(rhos: readonly number[]): { rho: number; from: number; to: number } {
  const { low, high } = bootstrapInterval(rhos, mean, { resamples: RESAMPLES, seed: "bootstrap" });
  return { rho: round(mean(rhos)), from: round(low), to: round(high) };
}

const round = (rho: number) => roundTo(rho || 0, 3);
