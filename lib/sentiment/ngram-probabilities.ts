import { softmax, sumSoftmax, type Triple } from "../statistics/softmax.ts";
import { listNgrams } from "./list-ngrams.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import type { Token } from "./tokenise.ts";

/** Of negative, neutral and positive; 1 together. */
export type Probabilities = Triple;

/** What the words and their parts say, by a softmax regression over hashed n-grams. */
export function ngramProbabilities(
  tokens: Token[],
  { ngrams }: Pick<SentimentModel, "ngrams">,
): Probabilities {
  return softmax(sumSoftmax(ngrams, listNgrams(tokens, ngrams.bits)));
}
