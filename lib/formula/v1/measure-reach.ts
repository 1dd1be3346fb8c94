import { medianLow } from "../../statistics/quantile.ts";
import { audienceOn } from "../audience-on.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { chooseExposure, exposuresOf } from "./choose-exposure.ts";
import { compareToBenchmark } from "./compare-to-benchmark.ts";
import type { Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import { maturePosts } from "./mature-posts.ts";
import { DAYS, HALF_WAY, SHARES } from "./parameters.ts";
import type { PillarInput } from "./pillar-input.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/**
 * Reach: how many people does the brand get to? Its audience, on a logarithmic scale without tiers, and the exposure
 * of its median post against what accounts of its size get.
 *
 * @param platforms prepared data
 * @param shares weight of each platform among the platforms, 0–1
 * @param registry benchmark rows in order of preference
 * @returns inputs of the pillar, for what is known
 */
export function measureReach(
  platforms: readonly PreparedPlatform[],
  shares: readonly number[],
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  return platforms.flatMap((platform, index) => {
    const share = shares[index] as number;
    return [...audienceInput(platform, share, registry), ...exposureInput(platform, share, registry)];
  });
}

function audienceInput(
  prepared: PreparedPlatform,
  share: number,
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  const { platform, followers, today } = prepared;
  const value = audienceOn(today, followers);
  const measure: Measure = {
    platform,
    metric: "audience",
    numerator: "none",
    denominator: "account",
    statistic: "median",
  };
  const benchmark = findBenchmark(measure, registry);
  if (value === null || benchmark === null) return [];
  const evidence = followers.reduce((sum, { day }) => sum + 0.5 ** ((today - day) / DAYS.figureHalfLife), 0);
  const logarithmic = { ...benchmark, value: Math.log10(benchmark.value + 1) };
  const unit = platform === "youtube" ? "subscribers" : "followers";
  return [
    {
      pillar: "reach",
      platform,
      input: `${unit}, compared by their logarithm`,
      value,
      unit,
      benchmark: benchmark.value,
      source: benchmark.source,
      normalised: compareToBenchmark(Math.log10(value + 1), measure, logarithmic),
      confidence: evidence / (evidence + HALF_WAY.audienceFigures),
      share: share * SHARES.audience,
    },
  ];
}

function exposureInput(
  prepared: PreparedPlatform,
  share: number,
  registry: readonly BenchmarkRow[],
): PillarInput[] {
  const posts = maturePosts(prepared);
  const basis = chooseExposure(prepared, posts, registry);
  if (basis === null) return [];
  const counts = exposuresOf(posts, basis.exposure);
  const value = medianLow(counts);
  if (value === null) return [];
  return [
    {
      pillar: "reach",
      platform: prepared.platform,
      input: `${basis.exposure} per post, median of ${counts.length} posts`,
      value,
      unit: `${basis.exposure} per post`,
      benchmark: basis.benchmark.value,
      source: basis.benchmark.source,
      normalised: compareToBenchmark(value, basis.measure, basis.benchmark),
      confidence: counts.length / (counts.length + HALF_WAY.posts),
      share: share * SHARES.exposure,
    },
  ];
}
