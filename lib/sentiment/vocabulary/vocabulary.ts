import { buildHookTrie } from "./fold-hooks.ts";
import { buildIdioms } from "./idioms.ts";
import type { Phrases, PhraseTrie } from "./phrase-trie.ts";
import { openSpelling } from "./spelling.ts";
import { stripDiacritics, withoutElision } from "./strip-diacritics.ts";
import { openFacts, type WordFacts } from "./word-facts.ts";
import type { WordLists } from "./word-lists.ts";

/** The words of a language, ready to be looked up. */
export type Vocabulary = {
  /** What is known of a word in lower case. A stretched one has the valence of its short form, too: "loove" is "love". */
  factsOf: (word: string) => WordFacts;
  idioms: Phrases;
  hooks: PhraseTrie | null;
  negatesBefore: boolean;
};

/** Valence of a strongly polar word of our own: that of "great" or "terrible" in VADER's lexicon, less a half. */
const STRONG = 2.2;
const MIN_STEM = 3;

/**
 * Makes the words of a language ready to be looked up.
 * @param lists the words of the language
 * @param lexicon words and their valence beside those of the lists, which win
 */
export function openVocabulary(lists: WordLists, lexicon: Record<string, number> = {}): Vocabulary {
  const keepsDiacritics = lists.keepsDiacritics ?? false;
  const list = (text = "") =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => stripDiacritics(word, keepsDiacritics));
  const words = new Map(Object.entries(lexicon));
  const stems = new Map<string, number>();
  for (const [valence, own] of [
    [STRONG, list(lists.friendly)],
    [-STRONG, list(lists.unfriendly)],
    [0, list(lists.neutral)],
  ] as const) {
    for (const word of own) {
      if (word.endsWith("*")) stems.set(word.slice(0, -1), valence);
      else words.set(word, valence);
    }
  }
  const correct = openSpelling(list(lists.oftenMisspelt));
  const longestStem = Math.max(0, ...[...stems.keys()].map((stem) => stem.length));
  const idioms = buildIdioms(lists, keepsDiacritics);
  const factsOf = openFacts({
    valenceOf: (word) => findValence(word, { words, stems, longestStem, keepsDiacritics, correct }),
    negators: new Set(list(lists.negators)),
    boosters: new Set(list(lists.boosters)),
    but: new Set(list(lists.but)),
    remarks: new Set(list(lists.remarks)),
    common: new Set(list(lists.common)),
    idioms,
    keepsDiacritics,
  });
  return {
    factsOf,
    idioms,
    hooks: buildHookTrie(lists),
    negatesBefore: lists.negatesBefore ?? false,
  };
}

type Words = {
  words: ReadonlyMap<string, number>;
  stems: ReadonlyMap<string, number>;
  /** Characters of the longest stem: longer prefixes of a word are not looked up. */
  longestStem: number;
  keepsDiacritics: boolean;
  /** The word that was meant, if it is one that is often misspelt. */
  correct: (word: string) => string | undefined;
};

function findValence(word: string, known: Words): number {
  const plain = stripDiacritics(word, known.keepsDiacritics);
  const whole = lookUp(plain, known);
  if (whole !== undefined) return whole;
  const rest = withoutElision(plain);
  const short = lookUp(rest, known) ?? lookUp(rest.replace(/(.)\1+/gu, "$1"), known);
  return short ?? lookUp(known.correct(rest) ?? "", known) ?? 0;
}

function lookUp(word: string, { words, stems, longestStem }: Words): number | undefined {
  const whole = words.get(word);
  if (whole !== undefined || stems.size === 0) return whole;
  for (let length = Math.min(word.length, longestStem); length >= MIN_STEM; length--) {
    const found = stems.get(word.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
