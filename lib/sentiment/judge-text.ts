import { judgeNgrams, type Likelihoods, softmax } from "./judge-ngrams.ts";
import { measureWording } from "./measure-wording.ts";
import { prepareText } from "./prepare-text.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import type { Token } from "./tokenise.ts";

/** How likely a text in a supported language is each, by its words and its wording together. */
export function judgeText(tokens: Token[], language: string, model: SentimentModel): Likelihoods {
  const vocabulary = model.vocabularies.get(language);
  if (!vocabulary) throw new RangeError(`no vocabulary of ${language}`);
  const prepared = prepareText(tokens, vocabulary);
  const words = judgeNgrams(prepared, model);
  const weights = language === "en" ? model.wording.english : model.wording.others;
  if (weights.length === 0) return words;
  const wording = measureWording(prepared, words, vocabulary, model.emoji);
  const sums: Likelihoods = [0, 0, 0];
  for (const { sign, negative, neutral, positive } of weights) {
    const value = wording[sign] ?? 0;
    sums[0] += negative * value;
    sums[1] += neutral * value;
    sums[2] += positive * value;
  }
  return softmax(sums);
}
