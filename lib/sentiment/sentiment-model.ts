import { openSoftmax, type SoftmaxFile, type SoftmaxModel } from "../statistics/softmax.ts";
import { ENGLISH } from "./vocabulary/english.ts";
import { VOCABULARIES } from "./vocabulary/vocabularies.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";

/**
 * Digest of what the shipped model answers to the project's own sentences, so that it changes with whatever changes an answer:
 * weights, vocabularies, idioms. `reading.test.ts` says what it must be.
 */
const WORDING = "9aea5de55d9f";

/** Weights of the signs of wording, by name: for negative, neutral, positive. */
export type Weights = Record<string, number[]>;

/** Everything that is fitted, as a file keeps it. */
export type SentimentFile = {
  format: "plinth-sentiment-2";
  /** What it was fitted on, with licences. */
  sources: string[];
  /** English words and their valence, −4 to 4. */
  lexicon: Record<string, number>;
  /** Emoji and how friendly the posts with them are, −1 to 1. */
  emoji: Record<string, number>;
  /** Marker words of languages that the language library does not know, with their log odds. */
  markers: Record<string, Record<string, number>>;
  ngrams: SoftmaxFile;
  /** How the wording is weighed in English and in the other languages; empty when that was not fitted. */
  wording: { english: Weights; others: Weights };
};

export type SignWeights = { sign: string; negative: number; neutral: number; positive: number };

export type SentimentModel = {
  /** Changes when the same comment may be read in another way than before. */
  reading: string;
  vocabularies: ReadonlyMap<string, Vocabulary>;
  emoji: ReadonlyMap<string, number>;
  markers: ReadonlyMap<string, readonly [language: string, odds: number][]>;
  ngrams: SoftmaxModel;
  wording: Record<"english" | "others", readonly SignWeights[]>;
};

/**
 * Makes a model of a file, ready to be used.
 * @param reading a name of the file's weights; how words are read besides is told by `WORDING`.
 */
export function openSentimentModel(file: SentimentFile, reading = ""): SentimentModel {
  return {
    reading: `${WORDING}${reading}`,
    vocabularies: new Map([...VOCABULARIES, ["en", openVocabulary(ENGLISH, file.lexicon)]]),
    emoji: new Map(Object.entries(file.emoji)),
    markers: indexMarkers(file.markers),
    ngrams: openSoftmax(file.ngrams),
    wording: {
      english: toSignWeights(file.wording.english),
      others: toSignWeights(file.wording.others),
    },
  };
}

function toSignWeights(weights: Weights): SignWeights[] {
  return Object.entries(weights).map(([sign, [negative = 0, neutral = 0, positive = 0]]) => {
    return { sign, negative, neutral, positive };
  });
}

function indexMarkers(markers: SentimentFile["markers"]): SentimentModel["markers"] {
  const byWord = new Map<string, [string, number][]>();
  for (const [language, words] of Object.entries(markers)) {
    for (const [word, odds] of Object.entries(words))
      byWord.set(word, [...(byWord.get(word) ?? []), [language, odds]]);
  }
  return byWord;
}
