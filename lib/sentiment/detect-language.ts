import { findLanguage } from "./language-detector.ts";
import type { SentimentModel } from "./sentiment-model.ts";
import { hasDigit, isWord, type Token } from "./tokenise.ts";

const MAX_CHARACTERS = 200;
const MIN_CHARACTERS = 3;
/** Mean log odds of a text's words from which it is in a language that the library does not know; of three words at least. */
const MIN_MEAN_LOG_ODDS = 0.5;
const MIN_WORDS = 3;
/** Words that hardly any other language has. */
const ENGLISH = listWords(
  `the and are you your of that this with have they what would been from there their about because should could which who when
  will my it how why just get got getting out our than then these those were does did not but more very never always please
  thank thanks still really only even much some any every other another after before over into know think want need make going
  tonight today tomorrow people`,
);
/** English words that others have too. */
const SHARED = listWords("i to for is at be if by he she his her has had or all up can");
/** With so many different English words, so many with shared ones, and such a share of all words a text is surely English. */
const PLAINLY_ENGLISH = [
  { minDistinct: 2, minTogether: 3, minShare: 0.3 },
  { minDistinct: 6, minTogether: 6, minShare: 0.2 },
];
/** "Don't", "it's", "you've". */
const CONTRACTION = /^[a-z]+(?:n't|'(?:s|m|re|ve|ll|d))$/;
/** Digits for Arabic letters within a Latin word, and their log odds; of languages written so, Moroccan Arabic is supported. */
const DIGIT_AS_LETTER = /[a-z][379][a-z]|^[379][a-z]{3}/;
const DIGIT_LOG_ODDS = 2;

/**
 * The language of a short text as ISO 639-1 or 639-3, or null when it has too few words to tell: by the library eld, and by
 * marker words for languages that it does not know.
 * @param tokens of the text; addresses, accounts and signs are left out.
 */
export function detectLanguage(tokens: Token[], { markers }: Pick<SentimentModel, "markers">): string | null {
  const words = tokens.map(({ text }) => text).filter(isWord);
  const marked = findByMarkers(words, markers);
  if (marked) return marked;
  if (isPlainlyEnglish(words)) return "en";
  const text = words.join(" ").slice(0, MAX_CHARACTERS);
  if (text.length < MIN_CHARACTERS) return null;
  return findLanguage(text) || null;
}

/**
 * Whether words are surely English. It spares half of the calls of the library, which take a quarter of all time.
 * @param words in lower case
 */
export function isPlainlyEnglish(words: readonly string[]): boolean {
  const english = new Set<string>();
  let together = 0;
  for (const word of words) {
    const isEnglish = ENGLISH.has(word) || (word.includes("'") && CONTRACTION.test(word));
    if (isEnglish) english.add(word);
    if (isEnglish || SHARED.has(word)) together++;
  }
  return PLAINLY_ENGLISH.some(
    ({ minDistinct, minTogether, minShare }) =>
      english.size >= minDistinct && together >= minTogether && together >= words.length * minShare,
  );
}

function findByMarkers(words: string[], markers: SentimentModel["markers"]): string | null {
  let sums: Map<string, number> | undefined;
  const add = (language: string, odds: number) => {
    sums ??= new Map();
    sums.set(language, (sums.get(language) ?? 0) + odds);
  };
  for (const word of words) {
    const known = markers.get(word);
    if (known) for (const [language, odds] of known) add(language, odds);
    if (hasDigit(word) && DIGIT_AS_LETTER.test(word)) add("ary", DIGIT_LOG_ODDS);
  }
  if (sums === undefined) return null;
  const [best] = [...sums].sort(([, a], [, b]) => b - a);
  return best && best[1] / Math.max(MIN_WORDS, words.length) >= MIN_MEAN_LOG_ODDS ? best[0] : null;
}

function listWords(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
