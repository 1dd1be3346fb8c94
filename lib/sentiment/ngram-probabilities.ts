import { listNgrams } from "./list-ngrams.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import type { Token } from "./tokenise.ts";

/** Of negative, neutral and positive; 1 together. */
export type Probabilities = [number, number, number];

/** What the words and their parts say, by a softmax regression over hashed n-grams. */
export function ngramProbabilities(
  tokens: Token[],
  { ngrams }: Pick<SentimentModel, "ngrams">,
): Probabilities {
  const { bits, scale, bias, weights } = ngrams;
  const { buckets, values } = listNgrams(tokens, bits);
  const sums: Probabilities = [0, 0, 0];
  for (let n = 0; n < buckets.length; n++) {
    const at = (buckets[n] as number) * 3;
    const value = (values[n] as number) * scale;
    sums[0] += (weights[at] as number) * value;
    sums[1] += (weights[at + 1] as number) * value;
    sums[2] += (weights[at + 2] as number) * value;
  }
  return softmax([sums[0] + (bias[0] ?? 0), sums[1] + (bias[1] ?? 0), sums[2] + (bias[2] ?? 0)]);
}

/** Three sums as probabilities. */
export function softmax(sums: Probabilities): Probabilities {
  const most = Math.max(...sums);
  const [a, b, c] = sums.map((sum) => Math.exp(sum - most)) as Probabilities;
  const total = a + b + c;
  return [a / total, b / total, c / total];
}
