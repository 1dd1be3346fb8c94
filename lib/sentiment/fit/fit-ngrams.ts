import { type Likelihoods, softmax } from "../judge-ngrams.ts";
import { listNgrams, type Ngrams } from "../list-ngrams.ts";
import type { SentimentFile } from "../sentiment-model.ts";
import { labelNumber } from "./labelled-text.ts";
import type { Lesson } from "./read-lesson.ts";
import { shuffled } from "./shuffle.ts";

const BITS = 18;
const PASSES = 5;
const RATE = 0.3;
const BIAS_RATE = 0.01;
const FIRST_SQUARES = 0.1;
const LARGEST_BYTE = 127;

/**
 * Fits the words: a softmax regression over hashed n-grams by AdaGrad (Duchi, Hazan and Singer, 2011), whose early stop
 * after five passes is the regularisation. Deterministic.
 */
export function fitNgrams(lessons: Lesson[]): SentimentFile["ngrams"] {
  const examples = lessons.map(({ text, tokens }) => ({
    ngrams: listNgrams(tokens, BITS),
    label: labelNumber(text),
  }));
  const weights = new Float32Array(3 * 2 ** BITS);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARES);
  const bias: Likelihoods = [0, 0, 0];
  for (let pass = 0; pass < PASSES; pass++) {
    for (const n of shuffled(examples.length, pass + 1)) {
      const { ngrams, label } = examples[n] as (typeof examples)[number];
      const likely = softmax(sumUp(weights, bias, ngrams));
      for (let one = 0; one < 3; one++) {
        const error = (likely[one] as number) - (one === label ? 1 : 0);
        bias[one] = (bias[one] as number) - BIAS_RATE * error;
        learn({ weights, squares, ngrams, label: one, error });
      }
    }
  }
  return toBytes(weights, bias);
}

function sumUp(weights: Float32Array, bias: Likelihoods, { buckets, values }: Ngrams): Likelihoods {
  const sums: Likelihoods = [...bias];
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3;
    const value = values[n] as number;
    sums[0] += (weights[at] as number) * value;
    sums[1] += (weights[at + 1] as number) * value;
    sums[2] += (weights[at + 2] as number) * value;
  }
  return sums;
}

type Step = {
  weights: Float32Array;
  squares: Float32Array;
  ngrams: Ngrams;
  label: number;
  error: number;
};

function learn({ weights, squares, ngrams, label, error }: Step): void {
  const { buckets, values } = ngrams;
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3 + label;
    const slope = error * (values[n] as number);
    squares[at] = (squares[at] as number) + slope * slope;
    weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(squares[at] as number);
  }
}

/** A byte for each weight is enough: the largest one is 127 units. */
function toBytes(weights: Float32Array, bias: Likelihoods): SentimentFile["ngrams"] {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  const scale = Number((largest / LARGEST_BYTE).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST_BYTE, Math.min(LARGEST_BYTE, Math.round(weight / scale))),
  );
  const text = Buffer.from(bytes.buffer).toString("base64");
  return { bits: BITS, scale, bias: bias.map((value) => Number(value.toPrecision(6))), weights: text };
}
