import { medianLow } from "../../statistics/quantile.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { chooseBasis, engagementRates } from "./choose-basis.ts";
import { compareToBenchmark } from "./compare-to-benchmark.ts";
import type { Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import { maturePosts } from "./mature-posts.ts";
import { measureDepth } from "./measure-depth.ts";
import { HALF_WAY, SHARES } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform, PreparedPost } from "./prepare-platform.ts";

/**
 * Impact: do people respond? The engagement rate of the median post, by a declared denominator against the row with
 * the same one, and the depth of the interactions against the reference mix.
 *
 * @param platforms prepared data
 * @param shares weight of each platform among the platforms, 0–1
 * @param registry benchmark rows in order of preference
 * @returns inputs of the pillar, for what is known
 */
export function measureImpact(
  platforms: readonly PreparedPlatform[],
  shares: readonly number[],
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  return platforms.flatMap((platform, index) => {
    const share = shares[index] as number;
    const posts = maturePosts(platform);
    return [
      ...engagementInput(platform, posts, share, registry),
      ...depthInput(platform, posts, share, registry),
    ];
  });
}

function engagementInput(
  prepared: PreparedPlatform,
  posts: readonly PreparedPost[],
  share: number,
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  const basis = chooseBasis(prepared, posts, registry);
  if (basis === null) return [];
  const rates = engagementRates(prepared, posts, basis);
  const value = medianLow(rates);
  if (value === null) return [];
  const { numerator, denominator } = basis.measure;
  return [
    {
      pillar: "impact",
      platform: prepared.platform,
      input: `engagement rate by ${denominator}: ${numerator.replaceAll("+", " + ")}, median of ${rates.length} posts`,
      value,
      unit: `interactions per ${denominator === "followers" ? "follower" : singular(denominator)}`,
      benchmark: basis.benchmark.value,
      source: basis.benchmark.source,
      normalised: compareToBenchmark(value, basis.measure, basis.benchmark),
      confidence: rates.length / (rates.length + HALF_WAY.posts),
      share: share * SHARES.engagement,
    },
  ];
}

function depthInput(
  { platform }: PreparedPlatform,
  posts: readonly PreparedPost[],
  share: number,
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  const depth = measureDepth(posts);
  const value = medianLow(depth?.ratios ?? []);
  if (depth === null || value === null) return [];
  const { numerator, ratios } = depth;
  const measure: Measure = {
    platform,
    metric: "depth",
    numerator,
    denominator: "interactions",
    statistic: "median",
  };
  const benchmark = findBenchmark(measure, registry);
  if (benchmark === null) return [];
  return [
    {
      pillar: "impact",
      platform,
      input: `depth of ${numerator.replaceAll("+", " + ")} (weighted by worth, per interaction), median of ${ratios.length} posts`,
      value,
      unit: "worth per interaction",
      benchmark: benchmark.value,
      source: benchmark.source,
      normalised: compareToBenchmark(value, measure, benchmark),
      confidence: ratios.length / (ratios.length + HALF_WAY.posts),
      share: share * SHARES.depth,
    },
  ];
}

function singular(denominator: string): string {
  return denominator.replace(/s$/, "");
}
