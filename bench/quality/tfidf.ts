import { FEATURES } from "#lib/draft-model/features/list-features.ts";
import type { AuthorPosts, LabelledPost } from "#lib/draft-model/fit/labelled-post.ts";
import { centreWithinAuthors } from "#lib/draft-model/fit/training-set.ts";
import { standardise } from "#lib/draft-model/predict/predict-points.ts";
import { mean } from "#lib/statistics/mean.ts";
import { populationDeviation } from "#lib/statistics/standard-deviation.ts";
import { multiply, type RidgeRow, solveRidge } from "./solve-ridge.ts";

const BUCKETS = 2 ** 17;
const MIN_POSTS = 3;
const RIDGE_PENALTY = 10;
const STEPS = 30;
/** Length of a usual post's features, beside the words' length of 1. */
const FEATURES_LENGTH = 0.3;

type Scale = { mean: number; deviation: number };
type Table = { idf: Float64Array; scales: Scale[] };

/**
 * A baseline for the models with words: ridge regression of ln(1 + n) less its author's mean on TF-IDF of words, pairs of
 * words and parts of words, and on the features, all posts alike.
 * @param authors to learn from
 * @returns the prediction for a post
 */
export function fitTfidf(authors: readonly AuthorPosts[]): (post: LabelledPost) => number {
  const posts = authors.flatMap((author) => author.posts);
  const table = learnTable(posts);
  const rows = posts.map((post) => toRow(post, table));
  const columns = BUCKETS + FEATURES.length;
  const weights = solveRidge(rows, centredOutcomes(authors), {
    columns,
    penalty: RIDGE_PENALTY,
    steps: STEPS,
  });
  return (post) => multiply(toRow(post, table), weights);
}

/**
 * The mean of two predictions, each less its author's mean and with the same spread over the posts.
 * @param authors whose posts are predicted
 * @param first one prediction
 * @param second another
 * @returns the prediction for these posts
 */
export function average(
  authors: readonly AuthorPosts[],
  first: (post: LabelledPost) => number,
  second: (post: LabelledPost) => number,
): (post: LabelledPost) => number {
  const posts = authors.flatMap((author) => author.posts);
  const [one, two] = [first, second].map((predict) => {
    const values = Float64Array.from(posts, predict);
    centreWithinAuthors(values, { starts: startsOf(authors) });
    const spread = Math.sqrt(mean(values.map((value) => value ** 2))) || 1;
    return values.map((value) => value / spread);
  });
  const sums = new Map(posts.map((post, at) => [post, (one?.[at] ?? 0) + (two?.[at] ?? 0)] as const));
  return (post) => sums.get(post) ?? 0;
}

function startsOf(authors: readonly AuthorPosts[]): Int32Array {
  const starts = new Int32Array(authors.length + 1);
  for (const [at, { posts }] of authors.entries()) starts[at + 1] = (starts[at] as number) + posts.length;
  return starts;
}

function centredOutcomes(authors: readonly AuthorPosts[]): Float64Array {
  const outcomes = Float64Array.from(
    authors.flatMap(({ posts }) => posts),
    ({ outcome }) => outcome,
  );
  centreWithinAuthors(outcomes, { starts: startsOf(authors) });
  return outcomes;
}

function learnTable(posts: readonly LabelledPost[]): Table {
  const frequencies = new Float64Array(BUCKETS);
  for (const { words } of posts)
    for (let n = 0; n < words.buckets.length; n++) {
      const bucket = words.buckets[n] as number;
      frequencies[bucket] = (frequencies[bucket] as number) + 1;
    }
  const idf = frequencies.map((n) => (n < MIN_POSTS ? 0 : Math.log((1 + posts.length) / (1 + n)) + 1));
  const scales = FEATURES.map((_, index) => {
    const known = posts
      .map(({ features }) => features[index] as number)
      .filter((value) => !Number.isNaN(value));
    return known.length === 0
      ? { mean: 0, deviation: 0 }
      : { mean: mean(known), deviation: populationDeviation(known) };
  });
  return { idf, scales };
}

function toRow({ features, words }: LabelledPost, { idf, scales }: Table): RidgeRow {
  const n = words.buckets.length;
  const columns = Int32Array.from({ length: n + scales.length }, (_, at) =>
    at < n ? (words.buckets[at] as number) : BUCKETS + at - n,
  );
  const values = new Float32Array(columns.length);
  let squares = 0;
  for (let at = 0; at < n; at++) {
    values[at] = (words.values[at] as number) * (idf[columns[at] as number] as number);
    squares += (values[at] as number) ** 2;
  }
  for (let at = 0; at < n; at++) values[at] = (values[at] as number) / (Math.sqrt(squares) || 1);
  for (const [index, scale] of scales.entries()) {
    const value = features[index] as number;
    if (Number.isNaN(value) || scale.deviation === 0) continue;
    const standard = standardise(scale, value);
    values[n + index] = (standard * FEATURES_LENGTH) / Math.sqrt(scales.length);
  }
  return { columns, values };
}
