import type { Buckets } from "./count-buckets.ts";
import { quantise } from "./quantise.ts";
import { shuffledIndices } from "./shuffle.ts";
import { type SoftmaxFile, softmax, type Triple } from "./softmax.ts";

/** A text to learn from: what it touches, which of three labels it has, and how much it counts (1 when left out). */
export type SoftmaxExample = { row: Buckets; label: number; weight?: number };

const BIAS_LEARNING_RATE = 0.01;
const INITIAL_SQUARES = 0.1;

/**
 * Fits a softmax regression over hashed features by AdaGrad (Duchi, Hazan and Singer, 2011), whose early stop is the
 * regularisation. Deterministic.
 * @param options `bits`: the model has 2^bits buckets; `epochs`: how often every example is seen; `rate`: of learning
 */
export function fitSoftmax(
  examples: readonly SoftmaxExample[],
  { bits, epochs, rate }: { bits: number; epochs: number; rate: number },
): SoftmaxFile {
  const weights = new Float32Array(3 * 2 ** bits);
  const squares = new Float32Array(weights.length).fill(INITIAL_SQUARES);
  const bias: Triple = [0, 0, 0];
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const n of shuffledIndices(examples.length, epoch)) {
      const { row, label, weight = 1 } = examples[n] as SoftmaxExample;
      const probabilities = softmax(sumWeights(weights, bias, row));
      for (let one = 0; one < 3; one++) {
        const error = ((probabilities[one] as number) - (one === label ? 1 : 0)) * weight;
        bias[one] = (bias[one] as number) - BIAS_LEARNING_RATE * error;
        descend({ weights, squares, row, label: one, error, rate });
      }
    }
  }
  const { scale, bytes } = quantise(weights);
  const text = Buffer.from(bytes.buffer).toString("base64");
  return { bits, scale, bias: bias.map((value) => Number(value.toPrecision(6))), weights: text };
}

function sumWeights(weights: Float32Array, bias: Triple, { buckets, values }: Buckets): Triple {
  const sums: Triple = [...bias];
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
  row: Buckets;
  label: number;
  error: number;
  rate: number;
};

/** One step of gradient descent for one label. */
function descend({ weights, squares, row: { buckets, values }, label, error, rate }: Step): void {
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3 + label;
    const gradient = error * (values[n] as number);
    squares[at] = (squares[at] as number) + gradient * gradient;
    weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(squares[at] as number);
  }
}
