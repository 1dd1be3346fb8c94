import { seededRandom } from "#lib/statistics/seeded-random.ts";
import { contrast } from "#lib/strategy/contrast.ts";
import type { DescribedPost } from "#lib/strategy/described-post.ts";
import { findPatterns, type Pattern } from "#lib/strategy/find-patterns.ts";
import { hasTrait } from "#lib/strategy/has-trait.ts";
import { measureSuccess } from "#lib/strategy/measure-success.ts";

/** The time on which patterns are found; they are tested on the rest. */
const LEARNED_SHARE = 0.6;
/** With fewer posts on a side the later time cannot show a pattern. */
const MIN_A_SIDE = 5;
/** After every post: all of them have had their results. */
export const LATER = Number.MAX_SAFE_INTEGER;

/** Patterns in posts whose results have been dealt out anew, so that they have nothing to do with the posts. */
export function findInShuffled(posts: readonly DescribedPost[], seed: string): Pattern[] {
  const random = seededRandom(`shuffled ${seed}`);
  const counts = posts.map((post) => post.counts);
  for (let at = counts.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [counts[at], counts[other]] = [counts[other] ?? {}, counts[at] ?? {}];
  }
  return findPatterns(
    posts.map((post, at) => ({ ...post, counts: counts[at] ?? {} })),
    LATER,
  );
}

/** The same, but the results keep their order and are moved on by a part of the time: good and bad weeks stay together. */
export function findInMoved(posts: readonly DescribedPost[], seed: string): Pattern[] {
  const random = seededRandom(`moved ${seed}`);
  const step = Math.floor(posts.length * (0.2 + 0.6 * random()));
  const moved = posts.map((post, at) => ({
    ...post,
    counts: posts[(at + step) % posts.length]?.counts ?? {},
  }));
  return findPatterns(moved, LATER);
}

/** A pattern found on the earlier posts: its effect as promised and as it came about in the later ones, in logarithms. */
export type Outturn = {
  pattern: Pattern;
  promised: number;
  realised: number;
  /** Whether it lies within the bounds of 80 %, widened by the error of the later measurement. */
  isWithin: boolean;
};

const EIGHTY_PERCENT = 1.2816;

/** Finds patterns in the first 60 % of the posts and measures the same traits in the last 40 %. */
export function tryLater(posts: readonly DescribedPost[]): Outturn[] {
  const cut = Math.round(posts.length * LEARNED_SHARE);
  const later = posts.slice(cut);
  const measured = measureSuccess(later);
  return findPatterns(posts.slice(0, cut), LATER).flatMap((pattern) => {
    const success = measured.find(({ outcome }) => outcome === pattern.outcome);
    if (success === undefined) return [];
    const side = Int8Array.from(later, (post) => sideOf(hasTrait(post, pattern)));
    const { difference, error, having, lacking } = contrast(success.relative, side);
    if (Math.min(having, lacking) < MIN_A_SIDE) return [];
    const sign = pattern.direction === "better" ? 1 : -1;
    const { ratio, low, high } = pattern.effect;
    const [promised, realised] = [Math.log(ratio), sign * difference];
    const bound = Math.hypot(Math.log(high / low) / 2, EIGHTY_PERCENT * error);
    return [{ pattern, promised, realised, isWithin: Math.abs(realised - promised) <= bound }];
  });
}

function sideOf(has: boolean | null): number {
  return has === null ? -1 : Number(has);
}
