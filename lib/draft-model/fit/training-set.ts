import { ranksOf } from "../../statistics/rank-correlation.ts";
import type { AuthorPosts, LabelledPost } from "./labelled-post.ts";

/** All posts of all authors in one row, with what a fit needs of each. */
export type TrainingSet = {
  posts: LabelledPost[];
  /** What is fitted: the percentile of the post among its author's, −50 to 50. */
  target: Float64Array;
  /** Weight of the post. */
  weight: Float64Array;
  /** Where each author begins, and the end. */
  starts: Int32Array;
};

/** An author with this many posts counts half as much as one with very many. */
const HALF_WEIGHT_POSTS = 5;

/**
 * Puts authors in a row. What is fitted is the percentile of a post among its author's, because that is what is asked of
 * the score; an author counts as n / (n + 5), however many posts there are.
 *
 * @param authors with at least two posts each
 * @returns the training set
 */
export function buildTrainingSet(authors: readonly AuthorPosts[]): TrainingSet {
  const posts = authors.flatMap((author) => author.posts);
  const [target, weight] = [new Float64Array(posts.length), new Float64Array(posts.length)];
  const starts = new Int32Array(authors.length + 1);
  let at = 0;
  for (const [index, author] of authors.entries()) {
    const n = author.posts.length;
    for (const percentile of centredPercentiles(author.posts)) {
      target[at] = percentile;
      weight[at++] = 1 / (n + HALF_WEIGHT_POSTS);
    }
    starts[index + 1] = at;
  }
  return { posts, target, weight, starts };
}

/**
 * The percentile of each post among all of them, by its outcome.
 *
 * @param posts of one author
 * @returns −50 to 50, with a mean of 0
 */
export function centredPercentiles(posts: readonly { outcome: number }[]): Float64Array {
  const n = posts.length;
  return ranksOf(posts.map(({ outcome }) => outcome)).map((rank) => ((rank - (n + 1) / 2) / n) * 100);
}

/**
 * Takes off each author's mean, in place.
 *
 * @param values one per post of the training set
 * @param trainingSet tells which posts are whose
 */
export function centreWithinAuthors(values: Float64Array, { starts }: Pick<TrainingSet, "starts">): void {
  for (let author = 0; author + 1 < starts.length; author++) {
    const [from, to] = [starts[author] as number, starts[author + 1] as number];
    let mean = 0;
    for (let at = from; at < to; at++) mean += (values[at] as number) / (to - from);
    for (let at = from; at < to; at++) values[at] = (values[at] as number) - mean;
  }
}
