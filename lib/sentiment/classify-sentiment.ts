import { detectLanguage } from "./detect-language.ts";
import { findVocabulary } from "./find-vocabulary.ts";
import { judgeText } from "./judge-text.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import { shippedModel } from "./shipped-model.ts";
import { type Token, tokenise } from "./tokenise.ts";

export type Sentiment = {
  /** unknown: in a language that is not supported, or nothing that could be read. */
  label: "negative" | "neutral" | "positive" | "unknown";
  /** −1 to 1: how much likelier friendly is than unfriendly; above 0 when positive, below 0 when negative, 0 when unknown. */
  score: number;
  language: string | null;
  supported: boolean;
};

/** Languages of which labelled texts were learnt from (docs/model.md); of Arabic, Hindi and Portuguese several forms. */
export const SUPPORTED = ["ar", "ary", "de", "en", "es", "fr", "ha", "hi", "it", "pcm", "pt", "sw"];
const LABELS = ["negative", "neutral", "positive"] as const;

/**
 * Whether a text is friendly. A text in another language is unknown, never neutral; one too short to have a language ("love
 * it!", an emoji) is judged when a vocabulary or the emoji table knows any of it.
 * @param text any length; the first 5,000 characters are read.
 */
export function classifySentiment(text: string, model: SentimentModel = shippedModel()): Sentiment {
  return classifyTokens(tokenise(text), model);
}

/** Like `classifySentiment`, of a text whose tokens are known. */
export function classifyTokens(tokens: Token[], model: SentimentModel): Sentiment {
  const detected = detectLanguage(tokens, model);
  const { language, judgedAs } = findVocabulary(tokens, detected, model);
  if (!judgedAs) return { label: "unknown", score: 0, language, supported: false };
  const likelihoods = judgeText(tokens, judgedAs, model);
  const label = LABELS[likelihoods.indexOf(Math.max(...likelihoods))] ?? "neutral";
  return { label, score: likelihoods[2] - likelihoods[0], language, supported: true };
}
