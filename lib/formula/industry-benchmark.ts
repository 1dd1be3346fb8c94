import { REFERENCE_COMPOSITES } from "./v1/benchmarks/reference-composites.ts";

/** A brand's score among others. `basis` says whether these are real peers or the reference distribution. */
export type IndustryBenchmark = {
  your_score: number;
  /** One decimal. */
  industry_average: number;
  /** Whole percent of the others that score lower; equal scores count half. */
  percentile: number;
  basis: "industry" | "reference";
  /** How many workspaces or reference accounts it rests on. */
  sample: number;
};

/**
 * Places a composite among the workspaces of the same industry, when there are at least 20 of them, else among the
 * accounts of the reference set.
 *
 * @param score the brand's composite, 0–100
 * @param peers composites of the other workspaces of the industry in this installation, in any order
 * @returns average, percentile (0–100) and what they rest on
 * Source: mid-rank percentile. Reference: composites of real accounts under formula v1, by the reference-rows bench.
 */
export function industryBenchmark(score: number, peers: readonly number[]): IndustryBenchmark {
  if (peers.length >= LEAST_PEERS) {
    const average = peers.reduce((sum, peer) => sum + peer, 0) / peers.length;
    return placed(score, average, shareBelow(score, peers), "industry", peers.length);
  }
  const { accounts, average, percentiles } = REFERENCE_COMPOSITES;
  return placed(score, average, shareBelow(score, percentiles), "reference", accounts);
}

const LEAST_PEERS = 20;

function placed(
  score: number,
  average: number,
  below: number,
  basis: IndustryBenchmark["basis"],
  sample: number,
): IndustryBenchmark {
  return {
    your_score: score,
    industry_average: Math.round(average * 10) / 10,
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
