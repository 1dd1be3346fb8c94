import { eld } from "eld/extrasmall";
import type { SentimentModel } from "./sentiment-model.ts";
import { isWord, type Token } from "./tokenise.ts";

const LONGEST = 200;
const FEWEST_LETTERS = 3;
/** Mean log odds of the words from which a language is told that the library does not know; a text counts as three words at least. */
const TELLING = 0.5;
const FEWEST_WORDS = 3;
/** Words that no other language has in common with English: three of them, and one in five, make the library needless. */
const ENGLISH = new Set(
  "the and are you your of that this with have they what would been from there their about because should could which who when will my it".split(
    " ",
  ),
);
const FEWEST_ENGLISH = 3;
const ENGLISH_SHARE = 0.2;
/** Digits for Arabic letters within a Latin word; of the languages that are written so, Moroccan Arabic is supported. */
const DIGIT_AS_LETTER = /[a-z][379][a-z]|^[379][a-z]{3}/;
const DIGIT_ODDS = 2;

/**
 * The language of a short text as ISO 639-1 or 639-3, or null when it has too few words to tell: by the library eld, and by
 * telling words for languages that it does not know.
 * @param tokens of the text; addresses, accounts and signs are no language.
 */
export function detectLanguage(tokens: Token[], { markers }: Pick<SentimentModel, "markers">): string | null {
  const words = tokens.map(({ text }) => text).filter(isWord);
  const marked = findMarked(words, markers);
  if (marked) return marked;
  if (isPlainlyEnglish(words)) return "en";
  const text = words.join(" ").slice(0, LONGEST);
  if (text.length < FEWEST_LETTERS) return null;
  return eld.detect(text).language || null;
}

/** Spares nearly half of the time that a text takes: most texts of most brands are. */
function isPlainlyEnglish(words: string[]): boolean {
  let found = 0;
  for (const word of words) if (ENGLISH.has(word)) found++;
  return found >= FEWEST_ENGLISH && found >= words.length * ENGLISH_SHARE;
}

function findMarked(words: string[], markers: SentimentModel["markers"]): string | null {
  const sums = new Map<string, number>();
  for (const word of words) {
    for (const [language, odds] of markers.get(word) ?? [])
      sums.set(language, (sums.get(language) ?? 0) + odds);
    if (DIGIT_AS_LETTER.test(word)) sums.set("ary", (sums.get("ary") ?? 0) + DIGIT_ODDS);
  }
  const [best] = [...sums].sort(([, a], [, b]) => b - a);
  return best && best[1] / Math.max(FEWEST_WORDS, words.length) >= TELLING ? best[0] : null;
}
