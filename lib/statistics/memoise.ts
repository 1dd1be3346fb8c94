import { fnvHash } from "./fnv-hash.ts";

/** Words of a language that come again and again are fewer; a power of two. */
const PLACES = 8_192;
/** Longer words hardly occur again. */
const MAX_LENGTH = 64;

/**
 * The same function of a word, computed once for most words that come again. Each word has one place by its hash, and the last
 * word of a place stays there: nothing grows, and nothing has to be cleared.
 */
export function memoise<Value>(compute: (word: string) => Value): (word: string) => Value {
  const words: string[] = new Array(PLACES).fill("");
  const values: Value[] = new Array(PLACES).fill(compute(""));
  return (word) => {
    if (word.length > MAX_LENGTH) return compute(word);
    const hash = fnvHash(word);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (words[place] === word) return values[place] as Value;
    const value = compute(word);
    words[place] = word;
    values[place] = value;
    return value;
  };
}
