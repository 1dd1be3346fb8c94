import { mean } from "../../statistics/mean.ts";
import { isCount } from "../is-count.ts";
import type { Platform } from "../names.ts";
import { DEPTH_SETS, INTERACTION_WORTH } from "./parameters.ts";
import type { Placed } from "./prepare-profile.ts";
import { findTable, type Tables } from "./reference/place-value.ts";
import type { ReferenceTable } from "./reference/reference-table.ts";

type DepthSet = (typeof DEPTH_SETS)[number];

/**
 * How deep interactions go: weighted by what they are worth, divided by their plain number. Posts without an interaction say
 * nothing about it.
 *
 * @returns the mean of the posts' logarithms for the fullest set that there is a table for and at least half of the posts
 * have, else for the one that most have; null when none has two kinds of interaction
 */
export function measureDepth(platform: Platform, posts: readonly Placed[], tables: Tables) {
  let best: { table: ReferenceTable; level: number; n: number } | null = null;
  for (const interactions of DEPTH_SETS) {
    const numerator = interactions.join("+");
    const table = findTable(tables, { platform, metric: "depth", numerator, denominator: "interactions" });
    if (table === null) continue;
    const levels = depthLevels(posts, interactions);
    if (levels.length <= (best?.n ?? 0)) continue;
    best = { table, level: mean(levels), n: levels.length };
    if (levels.length * 2 >= posts.length) break;
  }
  return best;
}

/** The logarithm of each post's depth (0 to 1.1), for posts with every kind known and at least one interaction. */
export function depthLevels(posts: readonly Placed[], interactions: DepthSet): number[] {
  const levels: number[] = [];
  for (const { post } of posts) {
    let [plain, weighted] = [0, 0];
    for (const name of interactions) {
      const count = post[name];
      plain += isCount(count) ? count : Number.NaN;
      weighted += (count ?? 0) * INTERACTION_WORTH[name];
    }
    if (plain > 0) levels.push(Math.log(weighted / plain));
  }
  return levels;
}
