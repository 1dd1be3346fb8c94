import { mean } from "../../statistics/mean.ts";
import { roundTo } from "../../statistics/round-to.ts";
import { solveCholesky } from "../../statistics/solve-cholesky.ts";
import type { AccountModel, PlatformModel } from "../draft-model.ts";
import { FEATURES } from "../features/list-features.ts";
import { predictByAccount, predictByPlatform, standardise } from "../predict/predict-points.ts";
import { quantiseWeights } from "../predict/word-weights.ts";
import { type LabelledPost, toMeasuredPost } from "./labelled-post.ts";
import { centredPercentiles } from "./training-set.ts";

/** Hyperparameters, chosen on the train files, each author's first 70 % known: of 1, 3 and 10, and of 0, 30, 100 and 300. */
const RIDGE_PENALTY = 1;
const HALF_WEIGHT_POSTS = 30;
const MAX_POSTS = 600;
const WORD_BITS = 14;
const MASK = 2 ** WORD_BITS - 1;

/** One row per post: its standardised features, and its hashed words. */
type Design = { features: Float64Array[]; buckets: Int32Array[]; values: Float64Array[] };

/**
 * Fits the account-specific model: what an account's own posts on a platform say by themselves. Ridge regression of their
 * percentiles on all features and on hashed words, both counting alike; it counts n / (n + 30) beside the platform's model,
 * which counts the rest (empirical Bayes, after Efron and Morris 1975). Deterministic.
 *
 * @param posts in order of time; the newest 600 are learnt from
 * @param model the platform's model
 * @returns the account's model
 */
export function fitAccountModel(posts: readonly LabelledPost[], model: PlatformModel): AccountModel {
  const newest = posts.slice(-MAX_POSTS);
  const n = newest.length;
  const general = Float64Array.from(newest, (post) => predictByPlatform(toMeasuredPost(post), model));
  const design = buildDesign(newest, model);
  const duals = solveCholesky(toKernel(design), centredPercentiles(newest));
  const account: AccountModel = {
    posts: n,
    weight: Number((n / (n + HALF_WEIGHT_POSTS)).toFixed(4)),
    usual: roundTo(meanOrZero(general), 4),
    usualOwn: 0,
    hand: sumFeatures(design, duals, model),
    words: quantiseWeights(sumWords(design, duals), null),
  };
  const own = Float64Array.from(newest, (post) => predictByAccount(toMeasuredPost(post), model, account));
  account.usualOwn = roundTo(meanOrZero(own), 4);
  return account;
}

function meanOrZero(values: Float64Array): number {
  return values.length === 0 ? 0 : mean(values);
}

/** Features that the platform's model knows, and words folded into fewer buckets, both with a length of about 1. */
function buildDesign(posts: readonly LabelledPost[], { curves }: PlatformModel): Design {
  const known = FEATURES.flatMap(({ name }, index) => (curves[name] ? [{ curve: curves[name], index }] : []));
  const design: Design = { features: [], buckets: [], values: [] };
  for (const { features, words } of posts) {
    design.features.push(
      Float64Array.from(known, ({ curve, index }) => standardise(curve, features[index] ?? Number.NaN)),
    );
    const folded = Int32Array.from(words.buckets, (bucket) => bucket & MASK);
    let squares = 0;
    for (let at = 0; at < folded.length; at++) squares += (words.values[at] as number) ** 2;
    const length = Math.sqrt(squares) || 1;
    design.buckets.push(folded);
    design.values.push(Float64Array.from(words.values, (value) => value / length));
  }
  return design;
}

/** The kernel matrix: inner products of each two posts, with the penalty on the diagonal. */
function toKernel({ features, buckets, values }: Design): Float64Array {
  const n = features.length;
  const matrix = new Float64Array(n * n);
  const spread = new Float64Array(MASK + 1);
  for (let row = 0; row < n; row++) {
    spread.fill(0);
    scatter(spread, buckets[row] as Int32Array, values[row] as Float64Array, 1);
    const own = features[row] as Float64Array;
    for (let column = 0; column <= row; column++) {
      const other = features[column] as Float64Array;
      let sum = 0;
      for (let at = 0; at < own.length; at++) sum += (own[at] as number) * (other[at] as number);
      sum /= own.length || 1;
      const [folded, value] = [buckets[column] as Int32Array, values[column] as Float64Array];
      for (let at = 0; at < folded.length; at++)
        sum += (value[at] as number) * (spread[folded[at] as number] as number);
      matrix[row * n + column] = sum;
      matrix[column * n + row] = sum;
    }
    matrix[row * n + row] = (matrix[row * n + row] as number) + RIDGE_PENALTY;
  }
  return matrix;
}

function scatter(sums: Float64Array, buckets: Int32Array, values: Float64Array, factor: number): void {
  for (let at = 0; at < buckets.length; at++) {
    const bucket = buckets[at] as number;
    sums[bucket] = (sums[bucket] as number) + factor * (values[at] as number);
  }
}

/** Coefficients of the features by the dual solution. */
function sumFeatures(
  { features }: Design,
  duals: Float64Array,
  { curves }: PlatformModel,
): Record<string, number> {
  const names = FEATURES.map(({ name }) => name).filter((name) => curves[name]);
  const weights = names.map((name, index) => {
    let sum = 0;
    for (let at = 0; at < duals.length; at++)
      sum += (duals[at] as number) * (features[at]?.[index] as number);
    return [name, roundTo(sum / names.length, 4)] as const;
  });
  return Object.fromEntries(weights);
}

function sumWords({ buckets, values }: Design, duals: Float64Array): Float64Array {
  const weights = new Float64Array(MASK + 1);
  for (let at = 0; at < duals.length; at++)
    scatter(weights, buckets[at] as Int32Array, values[at] as Float64Array, duals[at] as number);
  return weights;
}
