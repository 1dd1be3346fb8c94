import { softmax } from "../statistics/softmax.ts";
import { detectLanguage } from "./detect-language.ts";
import { isSpam } from "./find-spam.ts";
import { findVocabulary } from "./find-vocabulary.ts";
import { measureWording } from "./measure-wording.ts";
import { ngramProbabilities, type Probabilities } from "./ngram-probabilities.ts";
import { prepareText } from "./prepare-text.ts";
import type { SentimentModel, SignWeights } from "./sentiment-model.ts";
import { shippedModel } from "./shipped-model.ts";
import { type Token, tokenise } from "./tokenise.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";
import { WORDING_SIGNS } from "./wording-signs.ts";

const LABELS = ["negative", "neutral", "positive"] as const;

export type Sentiment = {
  /** unknown: in a language that is not supported, or nothing that could be read. */
  label: "negative" | "neutral" | "positive" | "unknown";
  /** −1 to 1: the probability of positive less that of negative; 0 when unknown. */
  score: number;
  language: string | null;
  supported: boolean;
  /** Whether it is promotion: then it counts for nothing, whatever its tone. */
  spam: boolean;
};

/** What is said of a text's tone alone. */
export type Tone = Omit<Sentiment, "spam">;

/**
 * Whether a text is friendly. A text in another language is unknown, never neutral; one too short to have a language ("love
 * it!", an emoji) is judged when a vocabulary or the emoji table knows any of it.
 * @param text any length; the first 5,000 characters are read.
 */
export function classifySentiment(text: string, model: SentimentModel = shippedModel()): Sentiment {
  const tokens = tokenise(text);
  return { ...classifyTokens(tokens, model), spam: isSpam(text, tokens) };
}

/** What the words of a text say by themselves, however they are written: its language, and what the n-grams say. */
export type WordsRead = {
  tokens: Token[];
  language: string | null;
  /** Null when the text cannot be read. */
  judged: { as: string; prepared: Token[]; probabilities: Probabilities } | null;
};

/** Reads the words of a text whose tokens are known: the same for tokens that differ in their capitals alone. */
export function readWords(tokens: Token[], model: SentimentModel): WordsRead {
  const { language, judgedAs } = findVocabulary(tokens, detectLanguage(tokens, model), model);
  if (!judgedAs) return { tokens, language, judged: null };
  const prepared = prepareText(tokens, vocabularyOf(judgedAs, model));
  const probabilities = ngramProbabilities(prepared, model);
  return { tokens, language, judged: { as: judgedAs, prepared, probabilities } };
}

/**
 * The tone of a text whose tokens are known; whether it is promotion, `isSpam` tells.
 * @param read what its words say, where that is known of it or of tokens that differ in their capitals alone
 */
export function classifyTokens(
  tokens: Token[],
  model: SentimentModel,
  read = readWords(tokens, model),
): Tone {
  const { language, judged } = read;
  if (!judged) return { label: "unknown", score: 0, language, supported: false };
  const vocabulary = vocabularyOf(judged.as, model);
  const prepared = read.tokens === tokens ? judged.prepared : prepareText(tokens, vocabulary);
  const probabilities = textProbabilities(prepared, judged, model);
  const label = LABELS[probabilities.indexOf(Math.max(...probabilities))] ?? "neutral";
  return { label, score: probabilities[2] - probabilities[0], language, supported: true };
}

/** The probability of each label for a text in a supported language, by its words and its wording together. */
function textProbabilities(
  prepared: Token[],
  { as: language, probabilities: words }: { as: string; probabilities: Probabilities },
  model: SentimentModel,
): Probabilities {
  const weights = language === "en" ? model.wording.english : model.wording.others;
  if (weights.length === 0) return words;
  const vocabulary = vocabularyOf(language, model);
  const values = measureWording(prepared, words, vocabulary, model.emoji);
  const sums: Probabilities = [0, 0, 0];
  const aligned = alignWeights(weights);
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    if (value === 0) continue;
    sums[0] += (aligned[at * 3] as number) * value;
    sums[1] += (aligned[at * 3 + 1] as number) * value;
    sums[2] += (aligned[at * 3 + 2] as number) * value;
  }
  return softmax(sums);
}

function vocabularyOf(language: string, { vocabularies }: SentimentModel): Vocabulary {
  const vocabulary = vocabularies.get(language);
  if (!vocabulary) throw new RangeError(`no vocabulary of ${language}`);
  return vocabulary;
}

/** Weights by the place of each sign in the wording, so that they need not be looked up by name for every text. */
const alignedWeights = new WeakMap<readonly SignWeights[], Float64Array>();

/** A sign that a file does not know weighs nothing. */
function alignWeights(weights: readonly SignWeights[]): Float64Array {
  const known = alignedWeights.get(weights);
  if (known) return known;
  const aligned = new Float64Array(WORDING_SIGNS.length * 3);
  for (const { sign, negative, neutral, positive } of weights) {
    const at = WORDING_SIGNS.indexOf(sign);
    if (at >= 0) aligned.set([negative, neutral, positive], at * 3);
  }
  alignedWeights.set(weights, aligned);
  return aligned;
}
