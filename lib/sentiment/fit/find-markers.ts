import type { SentimentFile } from "../sentiment-model.ts";
import { isWord, tokenise } from "../tokenise.ts";
import type { LabelledText } from "./labelled-text.ts";

/** Languages that the library does not know, or takes for another: Swahili, Hausa, Nigerian Pidgin, Moroccan Arabic in Latin letters, Hindi in Latin letters. */
const UNKNOWN_TO_LIBRARY = ["sw", "ha", "pcm", "ary", "hi"];
const MIN_TEXTS = 2;
/** Log odds from which a word is a marker, and the most that one counts. */
const MIN_LOG_ODDS = 1;
const MAX_LOG_ODDS = 4;
/** Additive smoothing of the counts in other languages: what was not seen there may still occur. */
const SMOOTHING = 0.3;

type Counts = { texts: number; words: Map<string, number> };

/** The marker words of each of these languages, with their log odds against the next likely language. */
export function findMarkers(texts: LabelledText[]): SentimentFile["markers"] {
  const languages = new Map<string, Counts>();
  for (const [language, own] of Map.groupBy(texts, (text) => text.language))
    languages.set(language, { texts: own.length, words: countTexts(own) });
  const entries = UNKNOWN_TO_LIBRARY.map((language) => [language, weighWords(language, languages)] as const);
  return Object.fromEntries(entries);
}

function weighWords(language: string, languages: Map<string, Counts>): Record<string, number> {
  const own = languages.get(language);
  const others = [...languages].flatMap(([name, counts]) => (name === language ? [] : [counts]));
  const weighed = [...(own?.words ?? [])].flatMap(([word, count]) => {
    const elsewhere = others.map(({ texts, words }) => ((words.get(word) ?? 0) + SMOOTHING) / texts);
    const odds = Math.log(count / (own?.texts ?? 1) / Math.max(...elsewhere));
    if (count < MIN_TEXTS || odds < MIN_LOG_ODDS) return [];
    return [[word, Number(Math.min(odds, MAX_LOG_ODDS).toFixed(1))] as const];
  });
  return Object.fromEntries(weighed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** In how many texts each word stands. */
function countTexts(texts: LabelledText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of texts) {
    const words = new Set(
      tokenise(text)
        .map((token) => token.text)
        .filter(isWord),
    );
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
