import { fnvHash } from "../../../statistics/fnv-hash.ts";
import { memoise } from "../../../statistics/memoise.ts";
import { WORD_LISTS } from "./word-lists.ts";

/** The classes of each word, each by the hash of its name. */
const BY_WORD = new Map<string, number[]>();
for (const [name, words] of Object.entries(WORD_LISTS))
  for (const word of new Set(words.split(/\s+/)))
    BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), fnvHash(name)]);

const NONE: readonly number[] = [];

/**
 * The classes of a word, also of its English plural and of forms in -ed, -ing and -er.
 * @param word in lower case
 * @returns a hash of the name of each
 */
export const classesOf: (word: string) => readonly number[] = memoise(
  (word) => BY_WORD.get(word) ?? classesOfStem(word) ?? NONE,
);

/** By what stands before an ending: the first that is known. */
function classesOfStem(word: string): readonly number[] | undefined {
  const lookUp = (less: number, more = "") => BY_WORD.get(word.slice(0, word.length - less) + more);
  if (word.endsWith("s"))
    return (
      (word.endsWith("'s") ? lookUp(2) : undefined) ??
      (word.endsWith("ies") ? lookUp(3, "y") : undefined) ??
      (word.endsWith("es") ? lookUp(2) : undefined) ??
      lookUp(1)
    );
  const ending = word.endsWith("ed") ? 2 : word.endsWith("ing") ? 3 : 0;
  if (ending > 0)
    return (
      (isDoubledBefore(word, ending) ? lookUp(ending + 1) : undefined) ??
      lookUp(ending) ??
      lookUp(ending, "e")
    );
  return word.endsWith("er") ? lookUp(2) : undefined;
}

/** "stopped", "running". */
function isDoubledBefore(word: string, ending: number): boolean {
  const at = word.length - ending;
  return at > 1 && word.charCodeAt(at - 1) === word.charCodeAt(at - 2);
}
