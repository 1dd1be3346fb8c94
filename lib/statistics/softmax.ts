import type { Buckets } from "./count-buckets.ts";

/** One number for each of three labels; of probabilities 1 together. */
export type Triple = [number, number, number];

/** A softmax regression as a file keeps it: signed bytes in base64, three for each of 2^bits buckets, in units of `scale`. */
export type SoftmaxFile = { bits: number; scale: number; bias: number[]; weights: string };

/** The same, ready to be used. */
export type SoftmaxModel = { bits: number; scale: number; bias: readonly number[]; weights: Int8Array };

/** Makes a regression of what a file keeps. */
export function openSoftmax({ bits, scale, bias, weights }: SoftmaxFile): SoftmaxModel {
  const bytes = Buffer.from(weights, "base64");
  return { bits, scale, bias, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

/** The sums of a softmax regression for a text: log odds up to a constant. */
export function sumSoftmax(
  { scale, bias, weights }: Pick<SoftmaxModel, "scale" | "bias" | "weights">,
  { buckets, values }: Buckets,
): Triple {
  const sums: Triple = [0, 0, 0];
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3;
    const value = (values[n] as number) * scale;
    sums[0] += (weights[at] as number) * value;
    sums[1] += (weights[at + 1] as number) * value;
    sums[2] += (weights[at + 2] as number) * value;
  }
  return [sums[0] + (bias[0] ?? 0), sums[1] + (bias[1] ?? 0), sums[2] + (bias[2] ?? 0)];
}

/** Three sums as probabilities. */
export function softmax(sums: Triple): Triple {
  const most = Math.max(...sums);
  const [a, b, c] = sums.map((sum) => Math.exp(sum - most)) as Triple;
  const total = a + b + c;
  return [a / total, b / total, c / total];
}
