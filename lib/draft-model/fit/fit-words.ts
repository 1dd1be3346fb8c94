import { dot, solveConjugateGradient } from "../../statistics/conjugate-gradient.ts";
import { HASH_BITS, IDF_UNIT, quantiseIdf } from "../predict/word-weights.ts";
import { centreWithinAuthors, type TrainingSet } from "./training-set.ts";

/** Hyperparameters: the penalty of the ridge, and steps of its solution, whose early end penalises too. */
const RIDGE_PENALTY = 0.1;
const STEPS = 25;
const MIN_POSTS = 2;

/** One row per post: which buckets it touches, and its TF-IDF values of length 1. */
type Design = { buckets: ArrayLike<number>[]; values: Float64Array[] };

/**
 * Ridge regression on hashed words and parts of words within authors, weighted by inverse document frequency. Buckets of
 * one post alone say nothing. Deterministic.
 *
 * @param trainingSet the posts to learn from, their words hashed by `HASH_BITS`
 * @returns weight of each bucket in percentile points, and its inverse document frequency
 */
export function fitWords(trainingSet: TrainingSet): { weights: Float64Array; idf: Float64Array } {
  const idf = inverseDocumentFrequencies(trainingSet);
  const design = buildDesign(trainingSet, idf);
  const multiply = (vector: Float64Array) => {
    const products = weigh(multiplyRows(design, vector), trainingSet);
    const image = transposeRows(design, products, idf.length);
    for (let at = 0; at < image.length; at++)
      image[at] = (image[at] as number) + RIDGE_PENALTY * (vector[at] as number);
    return image;
  };
  const target = weigh(Float64Array.from(trainingSet.target), trainingSet);
  const right = transposeRows(design, target, idf.length);
  return { weights: solveConjugateGradient(multiply, right, STEPS), idf };
}

/**
 * ln((1 + n) / (1 + posts with the bucket)) + 1, as scikit-learn's TF-IDF; rounded as the file keeps it, so that what is
 * fitted is what is used.
 */
function inverseDocumentFrequencies({ posts }: TrainingSet): Float64Array {
  const frequencies = new Float64Array(2 ** HASH_BITS);
  for (const { words } of posts)
    for (let n = 0; n < words.buckets.length; n++) {
      const bucket = words.buckets[n] as number;
      frequencies[bucket] = (frequencies[bucket] as number) + 1;
    }
  return frequencies.map((n) =>
    n < MIN_POSTS ? 0 : quantiseIdf(Math.log((1 + posts.length) / (1 + n)) + 1) * IDF_UNIT,
  );
}

function buildDesign({ posts }: TrainingSet, idf: Float64Array): Design {
  const values = posts.map(({ words }) => {
    const own = Float64Array.from(
      words.buckets,
      (bucket, n) => (words.values[n] as number) * (idf[bucket] as number),
    );
    const length = Math.sqrt(dot(own, own)) || 1;
    return own.map((value) => value / length);
  });
  return { buckets: posts.map(({ words }) => words.buckets), values };
}

/** Values less their author's mean, times the weights, in place. */
function weigh(values: Float64Array, trainingSet: TrainingSet): Float64Array {
  centreWithinAuthors(values, trainingSet);
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at] as number) * (trainingSet.weight[at] as number);
  return values;
}

function multiplyRows({ buckets, values }: Design, vector: Float64Array): Float64Array {
  const sums = new Float64Array(values.length);
  for (const [row, own] of values.entries()) {
    const at = buckets[row] as ArrayLike<number>;
    let sum = 0;
    for (let n = 0; n < own.length; n++) sum += (own[n] as number) * (vector[at[n] as number] as number);
    sums[row] = sum;
  }
  return sums;
}

function transposeRows({ buckets, values }: Design, vector: Float64Array, length: number): Float64Array {
  const sums = new Float64Array(length);
  for (const [row, own] of values.entries()) {
    const [at, factor] = [buckets[row] as ArrayLike<number>, vector[row] as number];
    for (let n = 0; n < own.length; n++) {
      const bucket = at[n] as number;
      sums[bucket] = (sums[bucket] as number) + (own[n] as number) * factor;
    }
  }
  return sums;
}
