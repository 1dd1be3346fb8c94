import { audienceOn } from "../audience-on.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { isCount } from "../is-count.ts";
import type { Benchmark, Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import type { Exposure } from "./parameters.ts";
import { DENOMINATORS, ENOUGH_COVERAGE } from "./parameters.ts";
import type { PreparedPlatform, PreparedPost } from "./prepare-platform.ts";

export type ExposureBasis = { exposure: Exposure; measure: Measure; benchmark: Benchmark };

/**
 * Chooses what exposure per post is counted in: the first of impressions, reach and views, in the version's order for
 * the platform, that the data have and a row of the registry matches at the account's size.
 *
 * @param platform prepared data
 * @param posts the posts to be measured
 * @param registry benchmark rows in order of preference
 * @returns the basis, or null when nothing that the data have can be compared
 */
export function chooseExposure(
  platform: PreparedPlatform,
  posts: readonly PreparedPost[],
  registry: readonly BenchmarkRow[],
): ExposureBasis | null {
  let best: ExposureBasis | null = null;
  let most = 0;
  const audience = audienceOn(platform.today, platform.followers);
  for (const exposure of DENOMINATORS[platform.platform]) {
    if (exposure === "followers") continue;
    const covered = exposuresOf(posts, exposure).length;
    if (covered <= most) continue;
    const measure = measureOf(platform, exposure);
    const benchmark = findBenchmark(measure, registry, audience);
    if (benchmark === null) continue;
    best = { exposure, measure, benchmark };
    most = covered;
    if (covered >= posts.length * ENOUGH_COVERAGE) return best;
  }
  return best;
}

/**
 * The exposure of each post for which it is known.
 *
 * @param posts the posts to be measured
 * @param exposure impressions, reach or views
 * @returns one count per post that has it
 */
export function exposuresOf(posts: readonly PreparedPost[], exposure: Exposure): number[] {
  return posts.map((placed) => placed.post[exposure]).filter(isCount);
}

function measureOf(platform: PreparedPlatform, exposure: Exposure): Measure {
  return {
    platform: platform.platform,
    metric: "exposure_per_post",
    numerator: exposure,
    denominator: "post",
    statistic: "median",
  };
}
