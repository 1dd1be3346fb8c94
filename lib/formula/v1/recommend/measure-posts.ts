import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { Pillar } from "../../names.ts";
import { chooseBasis, engagementRates } from "../choose-basis.ts";
import { chooseExposure, exposuresOf } from "../choose-exposure.ts";
import { maturePosts } from "../mature-posts.ts";
import { DAYS } from "../parameters.ts";
import type { PreparedPlatform, PreparedPost } from "../prepare-platform.ts";

/** What each mature post of a platform did, in the measure that the formula uses for it. */
export type MeasuredPosts = {
  pillar: Extract<Pillar, "reach" | "impact">;
  /** "engagement rate by impressions", "views per post" */
  words: string;
  kind: "rate" | "count";
  benchmark: number;
  source: string;
  /** Those of the level window, oldest first. */
  posts: MeasuredPost[];
  /** Older ones, with which momentum compares, oldest first: a change that had always been made would show there too. */
  older: MeasuredPost[];
};

export type MeasuredPost = { placed: PreparedPost; value: number };

/**
 * Measures the mature posts of a platform one by one, by engagement and by exposure, as far as the formula can.
 *
 * @param platform prepared data
 * @param registry benchmark rows in order of preference
 * @returns one list per measure that the data have
 */
export function measurePosts(platform: PreparedPlatform, registry: readonly BenchmarkRow[]): MeasuredPosts[] {
  const posts = maturePosts(platform).sort(byDay);
  const old = maturePosts(platform, DAYS.level, DAYS.postLookback).sort(byDay);
  const measured: MeasuredPosts[] = [];
  const basis = chooseBasis(platform, posts, registry);
  if (basis !== null) {
    const measure = (placed: PreparedPost) => valued(placed, engagementRates(platform, [placed], basis));
    measured.push({
      pillar: "impact",
      words: `engagement rate by ${basis.denominator}`,
      kind: "rate",
      benchmark: basis.benchmark.value,
      source: basis.benchmark.source,
      posts: posts.flatMap(measure),
      older: old.flatMap(measure),
    });
  }
  const exposure = chooseExposure(platform, posts, registry);
  if (exposure !== null) {
    const measure = (placed: PreparedPost) => valued(placed, exposuresOf([placed], exposure.exposure));
    measured.push({
      pillar: "reach",
      words: `${exposure.exposure} per post`,
      kind: "count",
      benchmark: exposure.benchmark.value,
      source: exposure.benchmark.source,
      posts: posts.flatMap(measure),
      older: old.flatMap(measure),
    });
  }
  return measured;
}

function byDay(a: PreparedPost, b: PreparedPost): number {
  return a.day - b.day || (a.post.id < b.post.id ? -1 : 1);
}

function valued(placed: PreparedPost, [value]: number[]): MeasuredPost[] {
  return value === undefined ? [] : [{ placed, value }];
}
