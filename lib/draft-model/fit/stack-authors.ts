import { ranksOf } from "../../statistics/rank-correlation.ts";
import type { AuthorPosts, KnownPost } from "./author-posts.ts";

/** All posts of all authors in one row, with what a fit needs of each. */
export type Stack = {
  posts: KnownPost[];
  /** Percentile of the post among its author's, −50 to 50. */
  outcome: Float64Array;
  /** Weight of the post. */
  weight: Float64Array;
  /** Where each author begins, and the end. */
  starts: Int32Array;
};

/** An author with so many posts counts half as much as one with very many. */
const HALF = 5;

/**
 * Puts authors in a row. What is fitted is the percentile of a post among its author's, because that is what is asked of
 * the score; an author counts as n / (n + 5), however many posts there are.
 *
 * @param authors with at least two posts each
 * @returns the stack
 */
export function stackAuthors(authors: readonly AuthorPosts[]): Stack {
  const posts = authors.flatMap((author) => author.posts);
  const [outcome, weight] = [new Float64Array(posts.length), new Float64Array(posts.length)];
  const starts = new Int32Array(authors.length + 1);
  let at = 0;
  for (const [index, author] of authors.entries()) {
    const n = author.posts.length;
    const ranks = ranksOf(author.posts.map(({ fate }) => fate));
    for (const rank of ranks) {
      outcome[at] = ((rank - (n + 1) / 2) / n) * 100;
      weight[at++] = 1 / (n + HALF);
    }
    starts[index + 1] = at;
  }
  return { posts, outcome, weight, starts };
}

/**
 * Takes off each author's mean, in place.
 *
 * @param values one per post of the stack
 * @param stack the stack
 */
export function centre(values: Float64Array, { starts }: Pick<Stack, "starts">): void {
  for (let author = 0; author + 1 < starts.length; author++) {
    const [from, to] = [starts[author] as number, starts[author + 1] as number];
    let mean = 0;
    for (let at = from; at < to; at++) mean += (values[at] as number) / (to - from);
    for (let at = from; at < to; at++) values[at] = (values[at] as number) - mean;
  }
}
