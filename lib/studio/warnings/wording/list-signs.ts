import { isWord, type Token } from "../../../sentiment/tokenise.ts";
import { addFeature, type Buckets, countBuckets, type Features } from "../../../statistics/count-buckets.ts";
import { FNV_START, fnvHash, fnvStep, mixHash } from "../../../statistics/fnv-hash.ts";
import { classesOf } from "./word-classes.ts";

/** Start values of the hash: the same word alone, in a pair, in part and as a class are different signs. */
const WORD = fnvStep(FNV_START, 1);
const PAIR = fnvStep(FNV_START, 2);
const SKIP = fnvStep(FNV_START, 3);
const PART = fnvStep(FNV_START, 4);
const CLASS = fnvStep(FNV_START, 5);
const NEAR = fnvStep(FNV_START, 6);
const BOTH = fnvStep(FNV_START, 7);
const BEFORE = fnvStep(FNV_START, 8);
const WELL_BEFORE = fnvStep(FNV_START, 9);
const BEHIND = fnvStep(FNV_START, 10);
/** Stand for the two ends of a word. */
const WORD_START = 2;
const WORD_END = 3;
/** Characters of a part of a word; of a script without spaces two fewer. */
const MIN_PART = 4;
const MAX_PART = 5;
const UNSPACED_LESS = 2;
/** Of longer words only the beginning is taken into parts. */
const MAX_WORD = 24;
/** Scripts that are written without spaces: their parts are words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** No character before has one of these scripts. */
const FIRST_UNSPACED = 0xe00;
/** So many tokens on, one class is near another. */
const REACH = 6;
/** How much each kind of sign counts, in halves; chosen by cross-validation. */
const TIMES = { word: 2, pair: 2, skip: 1, part: 1, class: 8, near: 1, both: 8, beside: 1 };

/**
 * A text as the learnt warnings read it: its words, pairs of words and parts of words, the classes of its words, and
 * which of them stand together.
 * @param tokens of a block of text
 * @param bits the model has 2^bits buckets
 */
export function listSigns(tokens: readonly Token[], bits: number): Buckets {
  const words = new Int32Array(tokens.length);
  const classes: (readonly number[])[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { text } = tokens[at] as Token;
    words[at] = fnvHash(text, WORD);
    classes.push(classesOf(text));
  }
  return countBuckets(bits, (features) => {
    for (let at = 0; at < tokens.length; at++) {
      const { text } = tokens[at] as Token;
      addWord(words, at, features);
      if (isWord(text)) addParts(text, features);
      addClasses(words, classes, at, features);
    }
    addPairs(
      [...new Set(classes.flat())].sort((a, b) => a - b),
      features,
    );
  });
}

/** Quick for a word of ASCII and the letters of Europe. */
function isUnspaced(word: string): boolean {
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) >= FIRST_UNSPACED) return UNSPACED.test(word);
  return false;
}

function addWord(words: Int32Array, at: number, to: Features): void {
  const word = words[at] as number;
  addFeature(to, mixHash(word), TIMES.word);
  if (at > 0) addFeature(to, hashBoth(PAIR, words[at - 1] as number, word), TIMES.pair);
  if (at > 1) addFeature(to, hashBoth(SKIP, words[at - 2] as number, word), TIMES.skip);
}

function addParts(word: string, to: Features): void {
  const end = Math.min(word.length, MAX_WORD) + 1;
  const less = isUnspaced(word) ? UNSPACED_LESS : 0;
  for (let start = 0; start <= end; start++) {
    let hash = PART;
    for (let length = 1; length <= MAX_PART - less && start + length <= end + 1; length++) {
      const at = start + length - 1;
      const code = at === 0 ? WORD_START : at === end ? WORD_END : word.charCodeAt(at - 1);
      hash = fnvStep(hash, code);
      if (length >= MIN_PART - less) addFeature(to, mixHash(hash + length), TIMES.part);
    }
  }
}

function addClasses(
  words: Int32Array,
  classes: readonly (readonly number[])[],
  at: number,
  to: Features,
): void {
  for (const one of classes[at] as readonly number[]) {
    addFeature(to, mixHash(fnvStep(CLASS, one)), TIMES.class);
    if (at > 0) addFeature(to, hashBoth(BEFORE, words[at - 1] as number, one), TIMES.beside);
    if (at > 1) addFeature(to, hashBoth(WELL_BEFORE, words[at - 2] as number, one), TIMES.beside);
    if (at + 1 < words.length) addFeature(to, hashBoth(BEHIND, words[at + 1] as number, one), TIMES.beside);
    for (let other = Math.max(0, at - REACH); other < at; other++)
      for (const earlier of classes[other] as readonly number[])
        addFeature(to, hashBoth(NEAR, earlier, one), TIMES.near);
  }
}

/** Classes that stand in the same text, wherever. */
function addPairs(seen: readonly number[], to: Features): void {
  for (let one = 0; one < seen.length; one++)
    for (let other = one + 1; other < seen.length; other++)
      addFeature(to, hashBoth(BOTH, seen[one] as number, seen[other] as number), TIMES.both);
}

function hashBoth(start: number, first: number, second: number): number {
  return mixHash(fnvStep(fnvStep(start, first), second));
}
