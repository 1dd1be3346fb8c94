import { mean } from "../statistics/mean.ts";
import { roundTo } from "../statistics/round-to.ts";
import type { ReferenceComposites } from "./reference-set.ts";

const MIN_PEERS = 20;

/** A brand's score among others. `basis` says whether these are real peers or the reference distribution. */
export type IndustryBenchmark = {
  your_score: number;
  /** One decimal. */
  industry_average: number;
  /** Whole percent of the others that score lower; equal scores count half. 50 of a brand of which nothing is known. */
  percentile: number;
  basis: "industry" | "reference";
  /** How many workspaces or reference accounts it rests on. */
  sample: number;
};

/**
 * Places a composite among the workspaces of the same industry, when there are enough of them, else among the
 * accounts of the reference set.
 *
 * @param score the brand's composite, 0–100
 * @param peers composites of the other workspaces of the industry in this installation, in any order
 * @param reference composites of the reference accounts, under the version that the score is of
 * @param isKnown whether there is evidence for any pillar; without it the score is 50 whatever the brand is, and its
 * place is the middle, as that of a pillar without evidence
 * @returns average, percentile (0–100) and what they rest on
 * Source: mid-rank percentile. Reference: composites of real accounts under formula v1, by the reference-rows bench.
 */
export function industryBenchmark(
  score: number,
  peers: readonly number[],
  reference: ReferenceComposites,
  isKnown = true,
): IndustryBenchmark {
  if (peers.length >= MIN_PEERS) {
    return placed(score, mean(peers), isKnown ? shareBelow(score, peers) : 0.5, "industry", peers.length);
  }
  const { accounts, average } = reference;
  return placed(
    score,
    average,
    isKnown ? referencePercentile(score, reference) / 100 : 0.5,
    "reference",
    accounts,
  );
}

/**
 * Where a composite stands among the accounts of the reference set.
 *
 * @param score 0–100
 * @param reference composites of these accounts, under the version that the score is of
 * @returns percent of them that score lower, 0–100, whole; equal scores count half
 * Source: mid-rank percentile.
 */
export function referencePercentile(score: number, { percentiles }: ReferenceComposites): number {
  return Math.round(100 * shareBelow(score, percentiles));
}

/** The composite below which half of the reference accounts stand. Below 50, since 50 is at every benchmark at once. */
export function referenceMedian({ percentiles }: ReferenceComposites): number {
  return percentiles[50] as number;
}

function placed(
  score: number,
  average: number,
  below: number,
  basis: IndustryBenchmark["basis"],
  sample: number,
): IndustryBenchmark {
  return {
    your_score: score,
    industry_average: roundTo(average, 1),
    percentile: Math.round(100 * below),
    basis,
    sample,
  };
}

function shareBelow(score: number, others: readonly number[]): number {
  const below = others.filter((other) => other < score).length;
  const equal = others.filter((other) => other === score).length;
  return (below + equal / 2) / others.length;
}
