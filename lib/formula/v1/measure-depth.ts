import { isCount } from "../is-count.ts";
import type { Interaction } from "./parameters.ts";
import { DEPTH_SETS, INTERACTION_WORTH } from "./parameters.ts";
import type { PreparedPost } from "./prepare-platform.ts";

/** Weighted interactions divided by plain ones, for one set of interactions. */
export type Depth = { numerator: string; ratios: number[] };

/**
 * How deep the interactions of each post go: weighted by what they are worth, divided by their plain number. 1 is
 * nothing but likes, 3 nothing but shares and saves. Posts without an interaction say nothing about depth.
 *
 * @param posts the posts to be measured
 * @returns ratios for the fullest set of two or more interactions that at least half of the posts have, else for the
 * set that most posts have; null when no post has two kinds of interaction
 */
export function measureDepth(posts: readonly PreparedPost[]): Depth | null {
  let best: Depth | null = null;
  let most = 0;
  for (const interactions of DEPTH_SETS) {
    const known = posts.filter(({ post }) => interactions.every((name) => isCount(post[name])));
    if (known.length <= most) continue;
    most = known.length;
    best = {
      numerator: interactions.join("+"),
      ratios: known.flatMap((placed) => ratioOf(placed, interactions)),
    };
    if (known.length * 2 >= posts.length) break;
  }
  return best;
}

/**
 * The depth of each post for one set of interactions.
 *
 * @param posts the posts to be measured
 * @param interactions two or more kinds of interaction
 * @returns one ratio (1 to 3) per post that has every kind known and at least one interaction
 */
export function depthRatios(posts: readonly PreparedPost[], interactions: readonly Interaction[]): number[] {
  return posts
    .filter(({ post }) => interactions.every((name) => isCount(post[name])))
    .flatMap((placed) => ratioOf(placed, interactions));
}

function ratioOf({ post }: PreparedPost, interactions: readonly Interaction[]): number[] {
  let plain = 0;
  let weighted = 0;
  for (const name of interactions) {
    const count = post[name] ?? 0;
    plain += count;
    weighted += count * INTERACTION_WORTH[name];
  }
  return plain > 0 ? [weighted / plain] : [];
}
