import vader from "vader-sentiment";
import { detectLanguage } from "./detect-language.ts";

export type Sentiment = {
  /** unknown: in a language that is not supported, or nothing that could be read. */
  label: "negative" | "neutral" | "positive" | "unknown";
  /** −1 to 1; 0 when unknown. */
  score: number;
  language: string | null;
  supported: boolean;
};

/** The thresholds that VADER's authors give (Hutto and Gilbert, ICWSM 2014, and the README of vaderSentiment). */
const THRESHOLD = 0.05;
const SUPPORTED = "en";
const MAX_LENGTH = 5_000;

/**
 * Whether a text is friendly, by the VADER lexicon (English). A text in another language is unknown, never neutral; one
 * too short to have a language ("love it!", an emoji) is judged when the lexicon knows any of it.
 * @param text any length; the first 5,000 characters are read.
 */
export function classifySentiment(text: string): Sentiment {
  const read = text.slice(0, MAX_LENGTH);
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(read);
  const language = detectLanguage(read);
  const isShort = read.trim().split(/\s+/).length <= 3;
  const supported = language === SUPPORTED || (isShort && compound !== 0);
  if (!supported) return { label: "unknown", score: 0, language, supported };
  return { label: labelOf(compound), score: compound, language, supported };
}

function labelOf(compound: number): "negative" | "neutral" | "positive" {
  if (compound >= THRESHOLD) return "positive";
  return compound <= -THRESHOLD ? "negative" : "neutral";
}
