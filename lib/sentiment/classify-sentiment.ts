import { detectLanguage } from "./detect-language.ts";
import { judgeNgrams, type Likelihoods, softmax } from "./judge-ngrams.ts";
import { measureWording } from "./measure-wording.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import { shippedModel } from "./shipped-model.ts";
import { isWord, type Token, tokenise } from "./tokenise.ts";

export type Sentiment = {
  /** unknown: in a language that is not supported, or nothing that could be read. */
  label: "negative" | "neutral" | "positive" | "unknown";
  /** −1 to 1: how much likelier friendly is than unfriendly; 0 when unknown. */
  score: number;
  language: string | null;
  supported: boolean;
};

/** Languages of which labelled texts were learnt from (docs/model.md); of Arabic, Hindi and Portuguese several forms. */
export const SUPPORTED = ["ar", "ary", "de", "en", "es", "fr", "ha", "hi", "it", "pcm", "pt", "sw"];
const SHORT = 3;
const LABELS = ["negative", "neutral", "positive"] as const;

/**
 * Whether a text is friendly. A text in another language is unknown, never neutral; one too short to have a language ("love
 * it!", an emoji) is judged when the lexicon or the emoji table knows any of it.
 * @param text any length; the first 5,000 characters are read.
 */
export function classifySentiment(text: string, model: SentimentModel = shippedModel()): Sentiment {
  const tokens = tokenise(text);
  const language = detectLanguage(tokens, model);
  const isEnglish = language === "en" || isKnownShort(tokens, model);
  if (!isEnglish && !SUPPORTED.includes(language ?? ""))
    return { label: "unknown", score: 0, language, supported: false };
  const likelihoods = isEnglish ? judgeEnglish(tokens, model) : judgeNgrams(tokens, model);
  const label = LABELS[likelihoods.indexOf(Math.max(...likelihoods))] ?? "neutral";
  return { label, score: likelihoods[2] - likelihoods[0], language, supported: true };
}

/** How likely an English text is each, by its words and its wording together. */
export function judgeEnglish(tokens: Token[], model: SentimentModel): Likelihoods {
  const wording = measureWording(tokens, judgeNgrams(tokens, model), model);
  const sums: Likelihoods = [0, 0, 0];
  for (const [name, weights] of model.wording) {
    const value = wording[name] ?? 0;
    for (let label = 0; label < 3; label++) sums[label] = (sums[label] ?? 0) + (weights[label] ?? 0) * value;
  }
  return softmax(sums);
}

function isKnownShort(tokens: Token[], { lexicon, emoji }: SentimentModel): boolean {
  if (tokens.filter(({ text }) => isWord(text)).length > SHORT) return false;
  return tokens.some(({ text }) => lexicon.has(text) || emoji.has(text));
}
