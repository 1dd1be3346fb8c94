import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { Pillar } from "../../names.ts";
import { chooseBasis, engagementRates } from "../choose-basis.ts";
import { chooseExposure, exposuresOf } from "../choose-exposure.ts";
import { maturePosts } from "../mature-posts.ts";
import type { PreparedPlatform, PreparedPost } from "../prepare-platform.ts";

/** What each mature post of a platform did, in the measure that the formula uses for it. */
export type MeasuredPosts = {
  pillar: Extract<Pillar, "reach" | "impact">;
  /** "engagement rate by impressions", "views per post" */
  words: string;
  kind: "rate" | "count";
  benchmark: number;
  source: string;
  /** Oldest first. */
  posts: { placed: PreparedPost; value: number }[];
};

/**
 * Measures the mature posts of a platform one by one, by engagement and by exposure, as far as the formula can.
 *
 * @param platform prepared data
 * @param registry benchmark rows in order of preference
 * @returns one list per measure that the data have
 */
export function measurePosts(platform: PreparedPlatform, registry: readonly BenchmarkRow[]): MeasuredPosts[] {
  const posts = maturePosts(platform).sort((a, b) => a.day - b.day || (a.post.id < b.post.id ? -1 : 1));
  const measured: MeasuredPosts[] = [];
  const basis = chooseBasis(platform, posts, registry);
  if (basis !== null) {
    measured.push({
      pillar: "impact",
      words: `engagement rate by ${basis.denominator}`,
      kind: "rate",
      benchmark: basis.benchmark.value,
      source: basis.benchmark.source,
      posts: posts.flatMap((placed) => valued(placed, engagementRates(platform, [placed], basis))),
    });
  }
  const exposure = chooseExposure(platform, posts, registry);
  if (exposure !== null) {
    measured.push({
      pillar: "reach",
      words: `${exposure.exposure} per post`,
      kind: "count",
      benchmark: exposure.benchmark.value,
      source: exposure.benchmark.source,
      posts: posts.flatMap((placed) => valued(placed, exposuresOf([placed], exposure.exposure))),
    });
  }
  return measured;
}

function valued(placed: PreparedPost, [value]: number[]) {
  return value === undefined ? [] : [{ placed, value }];
}
