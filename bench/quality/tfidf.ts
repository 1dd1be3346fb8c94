import { FEATURES } from "#lib/draft-model/features/list-features.ts";
import type { AuthorPosts, KnownPost } from "#lib/draft-model/fit/author-posts.ts";
import { centre } from "#lib/draft-model/fit/stack-authors.ts";
import { multiply, type RidgeRow, solveRidge } from "./solve-ridge.ts";

const BUCKETS = 2 ** 17;
const FEWEST_POSTS = 3;
const PENALTY = 10;
const STEPS = 30;
/** Length of the features of a usual post beside the words' length of 1. */
const FEATURES_LENGTH = 0.3;
const FARTHEST = 3;

type Scale = { mean: number; deviation: number };
type Table = { rarity: Float64Array; scales: Scale[] };

/**
 * What the models with words are compared with: ridge regression on TF-IDF of words, pairs of words and parts of words, and
 * on the features, all posts alike, of ln(1 + n) less its author's mean.
 * @param authors to learn from
 * @returns the prediction for a post
 */
export function fitTfidf(authors: readonly AuthorPosts[]): (post: KnownPost) => number {
  const posts = authors.flatMap((author) => author.posts);
  const table = learnTable(posts);
  const rows = posts.map((post) => toRow(post, table));
  const columns = BUCKETS + FEATURES.length;
  const weights = solveRidge(rows, centredFates(authors), { columns, penalty: PENALTY, steps: STEPS });
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
  first: (post: KnownPost) => number,
  second: (post: KnownPost) => number,
): (post: KnownPost) => number {
  const posts = authors.flatMap((author) => author.posts);
  const [one, two] = [first, second].map((predict) => {
    const values = Float64Array.from(posts, predict);
    centre(values, { starts: startsOf(authors) });
    const spread = Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length) || 1;
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

function centredFates(authors: readonly AuthorPosts[]): Float64Array {
  const fates = Float64Array.from(
    authors.flatMap(({ posts }) => posts),
    ({ fate }) => fate,
  );
  centre(fates, { starts: startsOf(authors) });
  return fates;
}

function learnTable(posts: readonly KnownPost[]): Table {
  const seen = new Float64Array(BUCKETS);
  for (const { words } of posts)
    for (let n = 0; n < words.buckets.length; n++) {
      const bucket = words.buckets[n] as number;
      seen[bucket] = (seen[bucket] as number) + 1;
    }
  const rarity = seen.map((n) => (n < FEWEST_POSTS ? 0 : Math.log((1 + posts.length) / (1 + n)) + 1));
  const scales = FEATURES.map((_, index) => {
    const known = posts
      .map(({ features }) => features[index] as number)
      .filter((value) => !Number.isNaN(value));
    const mean = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
    const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return { mean, deviation: Math.sqrt(squares / (known.length || 1)) };
  });
  return { rarity, scales };
}

function toRow({ features, words }: KnownPost, { rarity, scales }: Table): RidgeRow {
  const n = words.buckets.length;
  const columns = Int32Array.from({ length: n + scales.length }, (_, at) =>
    at < n ? (words.buckets[at] as number) : BUCKETS + at - n,
  );
  const values = new Float32Array(columns.length);
  let squares = 0;
  for (let at = 0; at < n; at++) {
    values[at] = (words.values[at] as number) * (rarity[columns[at] as number] as number);
    squares += (values[at] as number) ** 2;
  }
  for (let at = 0; at < n; at++) values[at] = (values[at] as number) / (Math.sqrt(squares) || 1);
  for (const [index, { mean, deviation }] of scales.entries()) {
    const value = features[index] as number;
    if (Number.isNaN(value) || deviation === 0) continue;
    const standard = Math.max(-FARTHEST, Math.min(FARTHEST, (value - mean) / deviation));
    values[n + index] = (standard * FEATURES_LENGTH) / Math.sqrt(scales.length);
  }
  return { columns, values };
}
