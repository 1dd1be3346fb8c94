import type { TextReader, Tone } from "../draft-model/features/post-facts.ts";
import { HASH_BITS } from "../draft-model/predict/word-weights.ts";
import { classifyTokens } from "../sentiment/classify-sentiment.ts";
import { listNgrams } from "../sentiment/list-ngrams.ts";
import type { SentimentModel } from "../sentiment/sentiment-model.ts";
import { shippedModel } from "../sentiment/shipped-model.ts";
import { type Token, tokenise } from "../sentiment/tokenise.ts";
import { mean } from "../statistics/mean.ts";

const EMOJI = /\p{Extended_Pictographic}/gu;

/**
 * What the models of drafts need of a text beside its documented features: its tone and its words, hashed. The tone is
 * that of the sentiment model that comes with Plinth, which the models of drafts were fitted with.
 * @param text any length
 */
export const readText: TextReader = (text) => {
  const model = shippedModel();
  const tokens = tokenise(text);
  return {
    tone: readTone(text, tokens, model),
    hashWords: () => listNgrams(tokens, HASH_BITS),
  };
};

function readTone(text: string, tokens: Token[], model: SentimentModel): Tone {
  const { score, supported } = classifyTokens(tokens, model);
  const known = (text.match(EMOJI) ?? []).flatMap((emoji) => model.emoji.get(emoji) ?? []);
  return { text: supported ? score : null, emoji: known.length === 0 ? null : mean(known) };
}
