import { fitSentiment } from "../sentiment/fit/fit-sentiment.ts";
import type { LabelledText } from "../sentiment/fit/labelled-text.ts";
import type { SentimentFile } from "../sentiment/sentiment-model.ts";
import shipped from "../sentiment/weights/shipped.json" with { type: "json" };

/** Smaller collections are too few to fit the weights of wording on. */
const MIN_TEXTS = 1_000;

/**
 * Fits the model of sentiment on everything that an operator has: words on all collections, wording on English ones with
 * all three labels. Lexicon and emoji are those that come with Plinth.
 * @returns null when there is no collection.
 */
export function fitAllSentiment(sets: Map<string, LabelledText[]>): SentimentFile | null {
  const words = [...sets.values()].flat();
  if (words.length === 0) return null;
  const wording = [...sets.values()].filter(suitsWording).flat();
  const { lexicon, emoji } = shipped as unknown as SentimentFile;
  return fitSentiment({ words, wording, lexicon, emoji, sources: [...sets.keys()].sort() });
}

function suitsWording(texts: LabelledText[]): boolean {
  const labels = new Set(texts.map(({ label }) => label));
  return labels.size === 3 && texts.length >= MIN_TEXTS && texts.every(({ language }) => language === "en");
}
