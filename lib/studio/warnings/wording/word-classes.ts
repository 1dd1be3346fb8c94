import { memoise } from "../../../sentiment/vocabulary/memoise.ts";
import { fnvHash } from "../../../statistics/fnv-hash.ts";
import { WORD_LISTS } from "./word-lists.ts";

/** The classes of each word, each by the hash of its name. */
const BY_WORD = new Map<string, number[]>();
for (const [name, words] of Object.entries(WORD_LISTS))
  for (const word of new Set(words.split(/\s+/)))
    BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), fnvHash(name)]);

/** English endings, and what stands without them. */
const ENDINGS: readonly [RegExp, string][] = [
  [/'s$/, ""],
  [/ies$/, "y"],
  [/(?:es|s)$/, ""],
  [/s$/, ""],
  [/(.)\1(?:ed|ing)$/, "$1"],
  [/(?:ed|ing)$/, ""],
  [/(?:ed|ing)$/, "e"],
  [/er$/, ""],
];
const NONE: readonly number[] = [];

/**
 * The classes of a word, also of its English plural and of forms in -ed, -ing and -er.
 * @param word in lower case
 * @returns a hash of the name of each
 */
export const classesOf: (word: string) => readonly number[] = memoise(findClasses);

function findClasses(word: string): readonly number[] {
  const own = BY_WORD.get(word);
  if (own) return own;
  for (const [ending, instead] of ENDINGS) {
    const classes = ending.test(word) ? BY_WORD.get(word.replace(ending, instead)) : undefined;
    if (classes) return classes;
  }
  return NONE;
}
