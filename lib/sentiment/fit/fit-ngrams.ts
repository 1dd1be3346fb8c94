import { quantise } from "../../statistics/quantise.ts";
import { shuffledIndices } from "../../statistics/shuffle.ts";
import { listNgrams, type Ngrams } from "../list-ngrams.ts";
import { type Probabilities, softmax } from "../ngram-probabilities.ts";
import type { SentimentFile } from "../sentiment-model.ts";
import { labelNumber, type TrainingText } from "./labelled-text.ts";

/** Hyperparameters. */
const BITS = 18;
const EPOCHS = 3;
const LEARNING_RATE = 0.3;
const BIAS_LEARNING_RATE = 0.01;
const INITIAL_SQUARES = 0.1;

/**
 * Fits the words: a softmax regression over hashed n-grams by AdaGrad (Duchi, Hazan and Singer, 2011), whose early stop
 * after three epochs is the regularisation. Deterministic.
 */
export function fitNgrams(texts: TrainingText[]): SentimentFile["ngrams"] {
  const examples = texts.map(({ text, tokens }) => ({
    ngrams: listNgrams(tokens, BITS),
    label: labelNumber(text),
  }));
  const weights = new Float32Array(3 * 2 ** BITS);
  const squares = new Float32Array(weights.length).fill(INITIAL_SQUARES);
  const bias: Probabilities = [0, 0, 0];
  for (let epoch = 1; epoch <= EPOCHS; epoch++) {
    for (const n of shuffledIndices(examples.length, epoch)) {
      const { ngrams, label } = examples[n] as (typeof examples)[number];
      const probabilities = softmax(sumWeights(weights, bias, ngrams));
      for (let one = 0; one < 3; one++) {
        const error = (probabilities[one] as number) - (one === label ? 1 : 0);
        bias[one] = (bias[one] as number) - BIAS_LEARNING_RATE * error;
        descend({ weights, squares, ngrams, label: one, error });
      }
    }
  }
  const { scale, bytes } = quantise(weights);
  const text = Buffer.from(bytes.buffer).toString("base64");
  return { bits: BITS, scale, bias: bias.map((value) => Number(value.toPrecision(6))), weights: text };
}

function sumWeights(weights: Float32Array, bias: Probabilities, { buckets, values }: Ngrams): Probabilities {
  const sums: Probabilities = [...bias];
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

/** One step of gradient descent for one label. */
function descend({ weights, squares, ngrams, label, error }: Step): void {
  const { buckets, values } = ngrams;
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3 + label;
    const gradient = error * (values[n] as number);
    squares[at] = (squares[at] as number) + gradient * gradient;
    weights[at] = (weights[at] as number) - (LEARNING_RATE * gradient) / Math.sqrt(squares[at] as number);
  }
}
