import type { Platform } from "../formula/names.ts";
import { daysBetween } from "../time.ts";
import { shareOfPairs, wordPairs } from "./compare-texts.ts";

/** A post may go out so many days before or after its planned day. */
export const MAX_DAYS_APART = 2;
/**
 * From which likeness on a post is taken for the planned one: half of the pairs of words are the same, which an edited text keeps and
 * another text on the same subject does not have.
 */
const LEAST_LIKENESS = 0.5;

export type Planned = {
  id: string;
  platform: Platform;
  /** YYYY-MM-DD; without one nothing is matched. */
  day: string | null;
  /** Its wordings, of which any may have gone out. */
  texts: readonly string[];
  /** What a person says: a post by its profile and id, `none`, or nothing. */
  chosen: { profile: string; id: string } | "none" | null;
};
type Published = { profile: string; id: string; platform: Platform; day: string; text: string };
type Pair<P> = { planned: string; post: P; likeness: number; apart: number };

/**
 * Which of the posts that went out is which planned one: of the same platform, at most two days from the planned day, and with half of
 * its pairs of words. The most alike pair comes first, of two the one whose days are nearer, then by their ids; each planned post
 * and each post is in one pair at most. What a person has chosen stands before that.
 *
 * @returns posts by the id of the planned one, and whether a person chose them
 */
export function matchPosts<P extends Published>(
  planned: readonly Planned[],
  posts: readonly P[],
): Map<string, { post: P; isChosen: boolean }> {
  const matched = new Map<string, { post: P; isChosen: boolean }>();
  const taken = new Set<P>();
  for (const { id, chosen } of planned) {
    if (chosen === null || chosen === "none") continue;
    const post = posts.find((one) => one.profile === chosen.profile && one.id === chosen.id);
    if (!post || taken.has(post)) continue;
    matched.set(id, { post, isChosen: true });
    taken.add(post);
  }
  const open = planned.filter(({ chosen }) => chosen === null);
  for (const { planned: id, post } of rankPairs(open, posts)) {
    if (matched.has(id) || taken.has(post)) continue;
    matched.set(id, { post, isChosen: false });
    taken.add(post);
  }
  return matched;
}

function rankPairs<P extends Published>(planned: readonly Planned[], posts: readonly P[]): Pair<P>[] {
  const read = posts.map((post) => ({ post, pairs: wordPairs(post.text) }));
  const pairs = planned.flatMap(({ id, platform, day, texts }) => {
    if (day === null) return [];
    const own = texts.map(wordPairs);
    return read.flatMap((one): Pair<P>[] => {
      const apart = Math.abs(daysBetween(day, one.post.day));
      if (one.post.platform !== platform || apart > MAX_DAYS_APART) return [];
      const likeness = Math.max(0, ...own.map((wording) => shareOfPairs(wording, one.pairs)));
      return likeness < LEAST_LIKENESS ? [] : [{ planned: id, post: one.post, likeness, apart }];
    });
  });
  return pairs.sort(
    (a, b) =>
      b.likeness - a.likeness ||
      a.apart - b.apart ||
      order(a.planned, b.planned) ||
      order(a.post.profile, b.post.profile) ||
      order(a.post.id, b.post.id),
  );
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
