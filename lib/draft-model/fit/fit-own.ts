import { ranksOf } from "../../statistics/rank-correlation.ts";
import type { OwnModel, PlatformModel } from "../draft-model.ts";
import { FEATURES } from "../features/list-features.ts";
import { packWords } from "../predict/add-words.ts";
import { predictGeneral, predictOwn, standardise } from "../predict/predict-points.ts";
import type { KnownPost } from "./author-posts.ts";
import { measuredOf } from "./measured-of.ts";
import { solve } from "./solve.ts";

/** Chosen on the train files, each author's first 70 % known: of 1, 3 and 10, and of 0, 30, 100 and 300. */
const NOISE = 1;
const HALF_POSTS = 30;
const MAX_POSTS = 600;
const WORD_BITS = 14;
const MASK = 2 ** WORD_BITS - 1;

type Rows = { hand: Float64Array[]; buckets: Int32Array[]; values: Float64Array[] };

/**
 * What a workspace's own posts on a platform add to the platform's model: ridge regression of what that model leaves
 * unexplained on all features and on hashed words, both counting alike, weighed by n / (n + `HALF_POSTS`) (empirical Bayes, after
 * Efron and Morris 1975). Deterministic.
 *
 * @param posts in order of time; the newest `MAX_POSTS` are learnt from
 * @param model the platform's model
 * @returns the own model
 */
export function fitOwn(posts: readonly KnownPost[], model: PlatformModel): OwnModel {
  const newest = posts.slice(-MAX_POSTS);
  const n = newest.length;
  const general = Float64Array.from(newest, (post) => predictGeneral(measuredOf(post), model));
  const usual = meanOf(general);
  const ranks = ranksOf(newest.map(({ fate }) => fate));
  const left = Float64Array.from(
    ranks,
    (rank, at) => ((rank - (n + 1) / 2) / n) * 100 - ((general[at] as number) - usual),
  );
  const rows = toRows(newest, model);
  const shares = solve(similarities(rows), left);
  const own: OwnModel = {
    posts: n,
    weight: Number((n / (n + HALF_POSTS)).toFixed(4)),
    usual: round(usual),
    usualOwn: 0,
    hand: sumHand(rows, shares, model),
    words: packWords(sumWords(rows, shares), null),
  };
  own.usualOwn = round(meanOf(Float64Array.from(newest, (post) => predictOwn(measuredOf(post), model, own))));
  return own;
}

/** Features that the platform's model knows, and words folded into fewer buckets, both with a length of about 1. */
function toRows(posts: readonly KnownPost[], { curves }: PlatformModel): Rows {
  const known = FEATURES.flatMap(({ name }, index) => (curves[name] ? [{ curve: curves[name], index }] : []));
  const rows: Rows = { hand: [], buckets: [], values: [] };
  for (const { features, words } of posts) {
    rows.hand.push(
      Float64Array.from(known, ({ curve, index }) => standardise(curve, features[index] ?? Number.NaN)),
    );
    const folded = Int32Array.from(words.buckets, (bucket) => bucket & MASK);
    let squares = 0;
    for (let at = 0; at < folded.length; at++) squares += (words.values[at] as number) ** 2;
    const length = Math.sqrt(squares) || 1;
    rows.buckets.push(folded);
    rows.values.push(Float64Array.from(words.values, (value) => value / length));
  }
  return rows;
}

/** How alike each two posts are, and the noise on the diagonal. */
function similarities({ hand, buckets, values }: Rows): Float64Array {
  const n = hand.length;
  const matrix = new Float64Array(n * n);
  const spread = new Float64Array(MASK + 1);
  for (let row = 0; row < n; row++) {
    spread.fill(0);
    scatter(spread, buckets[row] as Int32Array, values[row] as Float64Array, 1);
    const own = hand[row] as Float64Array;
    for (let column = 0; column <= row; column++) {
      const other = hand[column] as Float64Array;
      let sum = 0;
      for (let at = 0; at < own.length; at++) sum += (own[at] as number) * (other[at] as number);
      sum /= own.length || 1;
      const [folded, value] = [buckets[column] as Int32Array, values[column] as Float64Array];
      for (let at = 0; at < folded.length; at++)
        sum += (value[at] as number) * (spread[folded[at] as number] as number);
      matrix[row * n + column] = sum;
      matrix[column * n + row] = sum;
    }
    matrix[row * n + row] = (matrix[row * n + row] as number) + NOISE;
  }
  return matrix;
}

function scatter(sums: Float64Array, buckets: Int32Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] as number;
    sums[bucket] = (sums[bucket] as number) + factor * (values[at] as number);
  }
}

function sumHand({ hand }: Rows, shares: Float64Array, { curves }: PlatformModel): Record<string, number> {
  const names = FEATURES.map(({ name }) => name).filter((name) => curves[name]);
  const weights = names.map((name, index) => {
    let sum = 0;
    for (let at = 0; at < shares.length; at++) sum += (shares[at] as number) * (hand[at]?.[index] as number);
    return [name, round(sum / names.length)] as const;
  });
  return Object.fromEntries(weights);
}

function sumWords({ buckets, values }: Rows, shares: Float64Array): Float64Array {
  const weights = new Float64Array(MASK + 1);
  for (let at = 0; at < shares.length; at++)
    scatter(weights, buckets[at] as Int32Array, values[at] as Float64Array, shares[at] as number);
  return weights;
}

function meanOf(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
