import { HASH_BITS, packRarity } from "../predict/add-words.ts";
import { centre, type Stack } from "./stack-authors.ts";

/** Penalty of the ridge, and steps of its solution, whose early end penalises too. */
const PENALTY = 0.1;
const STEPS = 25;
const FEWEST_POSTS = 2;

type Rows = { buckets: ArrayLike<number>[]; values: Float64Array[] };

/**
 * Ridge regression on hashed words and parts of words within authors, by conjugate gradients (Hestenes and Stiefel 1952).
 * Rare buckets weigh more by ln((1 + n) / (1 + posts)) + 1 (as scikit-learn's TF-IDF); those of one post alone say nothing.
 * Deterministic.
 *
 * @param stack the posts to learn from, their words hashed by `HASH_BITS`
 * @returns weight and rarity of each bucket, in percentile points
 */
export function fitWords(stack: Stack): { weights: Float64Array; rarity: Float64Array } {
  const rarity = countRarity(stack);
  const rows = toRows(stack, rarity);
  const multiply = (vector: Float64Array) => weigh(multiplyRows(rows, vector), stack);
  const weights = new Float64Array(rarity.length);
  const outcome = Float64Array.from(stack.outcome);
  const rest = transposeRows(rows, weigh(outcome, stack), rarity.length);
  const direction = rest.slice();
  let squares = dot(rest, rest);
  for (let step = 0; step < STEPS && squares > 1e-9; step++) {
    const image = transposeRows(rows, multiply(direction), rarity.length);
    for (let at = 0; at < image.length; at++)
      image[at] = (image[at] as number) + PENALTY * (direction[at] as number);
    const stride = squares / dot(direction, image);
    for (let at = 0; at < image.length; at++) {
      weights[at] = (weights[at] as number) + stride * (direction[at] as number);
      rest[at] = (rest[at] as number) - stride * (image[at] as number);
    }
    const left = dot(rest, rest);
    for (let at = 0; at < image.length; at++)
      direction[at] = (rest[at] as number) + (left / squares) * (direction[at] as number);
    squares = left;
  }
  return { weights, rarity };
}

/** Rounded as the file keeps it, so that what is fitted is what is used. */
function countRarity({ posts }: Stack): Float64Array {
  const seen = new Float64Array(2 ** HASH_BITS);
  for (const { words } of posts)
    for (let n = 0; n < words.buckets.length; n++) {
      const bucket = words.buckets[n] as number;
      seen[bucket] = (seen[bucket] as number) + 1;
    }
  return seen.map((n) =>
    n < FEWEST_POSTS ? 0 : packRarity(Math.log((1 + posts.length) / (1 + n)) + 1) / 16,
  );
}

function toRows({ posts }: Stack, rarity: Float64Array): Rows {
  const values = posts.map(({ words }) => {
    const own = Float64Array.from(
      words.buckets,
      (bucket, n) => (words.values[n] as number) * (rarity[bucket] as number),
    );
    const length = Math.sqrt(dot(own, own)) || 1;
    return own.map((value) => value / length);
  });
  return { buckets: posts.map(({ words }) => words.buckets), values };
}

/** Values less their author's mean, times the weights, in place. */
function weigh(values: Float64Array, stack: Stack): Float64Array {
  centre(values, stack);
  for (let at = 0; at < values.length; at++)
    values[at] = (values[at] as number) * (stack.weight[at] as number);
  return values;
}

function multiplyRows({ buckets, values }: Rows, vector: Float64Array): Float64Array {
  const sums = new Float64Array(values.length);
  for (const [row, own] of values.entries()) {
    const at = buckets[row] as ArrayLike<number>;
    let sum = 0;
    for (let n = 0; n < own.length; n++) sum += (own[n] as number) * (vector[at[n] as number] as number);
    sums[row] = sum;
  }
  return sums;
}

function transposeRows({ buckets, values }: Rows, vector: Float64Array, length: number): Float64Array {
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

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
