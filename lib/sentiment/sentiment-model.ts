import type { Lexicon } from "./measure-valence.ts";

/** Everything that is learnt, as a file keeps it. */
export type SentimentFile = {
  format: "plinth-sentiment-1";
  /** What it was fitted on, with licences. */
  sources: string[];
  /** Words and their valence, −4 to 4. */
  lexicon: Record<string, number>;
  /** Emoji and how friendly the posts with them are, −1 to 1. */
  emoji: Record<string, number>;
  /** Words that tell a language which the language library does not know, with their log odds. */
  markers: Record<string, Record<string, number>>;
  /** Signed bytes in base64, three for each of 2^bits buckets, in units of `scale`. */
  ngrams: { bits: number; scale: number; bias: number[]; weights: string };
  /** Weights of the wording of English texts by name: for negative, neutral, positive. */
  wording: Record<string, number[]>;
};

export type SentimentModel = {
  lexicon: Lexicon;
  emoji: ReadonlyMap<string, number>;
  markers: ReadonlyMap<string, readonly [language: string, odds: number][]>;
  ngrams: { bits: number; scale: number; bias: readonly number[]; weights: Int8Array };
  wording: ReadonlyMap<string, readonly number[]>;
};

/** Makes a model of a file, ready to be used. */
export function openSentimentModel(file: SentimentFile): SentimentModel {
  const { bits, scale, bias, weights } = file.ngrams;
  const bytes = Uint8Array.from(atob(weights), (character) => character.charCodeAt(0));
  return {
    lexicon: new Map(Object.entries(file.lexicon)),
    emoji: new Map(Object.entries(file.emoji)),
    markers: indexMarkers(file.markers),
    ngrams: { bits, scale, bias, weights: new Int8Array(bytes.buffer) },
    wording: new Map(Object.entries(file.wording)),
  };
}

function indexMarkers(markers: SentimentFile["markers"]): SentimentModel["markers"] {
  const byWord = new Map<string, [string, number][]>();
  for (const [language, words] of Object.entries(markers)) {
    for (const [word, odds] of Object.entries(words))
      byWord.set(word, [...(byWord.get(word) ?? []), [language, odds]]);
  }
  return byWord;
}
