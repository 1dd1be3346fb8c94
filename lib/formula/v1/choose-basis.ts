import { audienceOn } from "../audience-on.ts";
import type { BenchmarkRow } from "../benchmark-row.ts";
import { isCount } from "../is-count.ts";
import type { Benchmark, Measure } from "./find-benchmark.ts";
import { findBenchmark } from "./find-benchmark.ts";
import type { Denominator, Interaction } from "./parameters.ts";
import { DENOMINATORS, ENOUGH_COVERAGE, NUMERATORS } from "./parameters.ts";
import type { PreparedPlatform, PreparedPost } from "./prepare-platform.ts";

/** What engagement is counted in and divided by, and the row it is compared with. */
export type EngagementBasis = {
  interactions: readonly Interaction[];
  denominator: Denominator;
  measure: Measure;
  benchmark: Benchmark;
};

/**
 * Chooses numerator and denominator of the engagement rate: the first denominator in the version's order, and for it
 * the fullest numerator, that the data have and a row of the registry matches. A combination known for at least half
 * of the posts is preferred to one that few posts have.
 *
 * @param platform prepared data
 * @param posts the posts to be measured
 * @param registry benchmark rows in order of preference
 * @returns the basis, or null when nothing that the data have can be compared
 */
export function chooseBasis(
  platform: PreparedPlatform,
  posts: readonly PreparedPost[],
  registry: readonly BenchmarkRow[],
): EngagementBasis | null {
  let best: EngagementBasis | null = null;
  let most = 0;
  const audience = audienceOn(platform.today, platform.followers);
  for (const denominator of DENOMINATORS[platform.platform]) {
    for (const interactions of NUMERATORS) {
      const covered = posts.filter((post) => isKnown(post, interactions, denominator, audience)).length;
      if (covered <= most) continue;
      const measure = measureOf(platform, interactions, denominator);
      const benchmark = findBenchmark(measure, registry, audience);
      if (benchmark === null) continue;
      best = { interactions, denominator, measure, benchmark };
      most = covered;
      if (covered >= posts.length * ENOUGH_COVERAGE) return best;
    }
  }
  return best;
}

/**
 * The engagement rate of each post for which it is known.
 *
 * @param platform prepared data (for followers on the day of the post)
 * @param posts the posts to be measured
 * @param basis numerator and denominator
 * @returns one rate per post with every interaction known and a denominator above 0, in the order of posts
 */
export function engagementRates(
  platform: PreparedPlatform,
  posts: readonly PreparedPost[],
  basis: Pick<EngagementBasis, "interactions" | "denominator">,
): number[] {
  const rates: number[] = [];
  for (const placed of posts) {
    const count = sumOf(placed, basis.interactions);
    const by = denominatorOf(placed, basis.denominator, platform);
    if (count !== null && by !== null && by > 0) rates.push(count / by);
  }
  return rates;
}

function isKnown(
  placed: PreparedPost,
  interactions: readonly Interaction[],
  denominator: Denominator,
  audience: number | null,
): boolean {
  const by = denominator === "followers" ? (audience ?? undefined) : placed.post[denominator];
  return isCount(by) && by > 0 && interactions.every((name) => isCount(placed.post[name]));
}

function measureOf(
  platform: PreparedPlatform,
  interactions: readonly Interaction[],
  denominator: string,
): Measure {
  return {
    platform: platform.platform,
    metric: "engagement_rate",
    numerator: interactions.join("+"),
    denominator,
    statistic: "median",
  };
}

function sumOf({ post }: PreparedPost, interactions: readonly Interaction[]): number | null {
  let sum = 0;
  for (const name of interactions) {
    const count = post[name];
    if (!isCount(count)) return null;
    sum += count;
  }
  return sum;
}

function denominatorOf(
  placed: PreparedPost,
  denominator: Denominator,
  platform: PreparedPlatform,
): number | null {
  if (denominator === "followers") return audienceOn(placed.day, platform.followers);
  const value = placed.post[denominator];
  return isCount(value) ? value : null;
}
