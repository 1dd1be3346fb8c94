import { FNV_START, fnvHash, fnvStep, mixHash } from "../statistics/fnv-hash.ts";
import { isWord, type Token } from "./tokenise.ts";

/** A text as numbers: which buckets of the model it touches, and how strongly; the values have length 1 together. */
export type Ngrams = { buckets: Int32Array; values: Float32Array };

/** So many words after a negation count as negated. */
const NEGATION_SCOPE = 3;
/** Characters of a part of a word. */
const MIN_PART = 3;
const MAX_PART = 5;
/** Counts are kept in halves, since a part of a word counts half. */
const WHOLE = 2;
const HALF = 1;
/** Of longer words only the beginning is taken into parts. */
const MAX_WORD = 40;
const NEGATION =
  /^(?:not|no|never|none|nobody|nothing|neither|nor|cannot|cant|dont|doesnt|didnt|isnt|wasnt|wont|without|.*n't|nicht|kein|keine|nie|ne|pas|non|não|nao|nunca|jamais|sin|ma|مش|لا|nahi|mat|hapana|si)$/u;

/** Start values of the hash: the same text as a word, after a negation, in a pair and as a part are different features. */
const WORD = FNV_START;
const NEGATED = 0x2f0b4c47;
const PAIR = 0x5bd1e995;
const PART = 0x1b873593;
/** Stand for the two ends of a word. */
const WORD_START = 2;
const WORD_END = 3;

/**
 * One table of counts for each size, all 0 between two texts: counting in a map takes several times as long. Of two bytes each
 * it stays in the processor's cache; a text of 5,000 characters does not fill them.
 */
const tables = new Map<number, Uint16Array>();

/**
 * Hashed words, pairs of words, words after a negation, and parts of words of three to five characters, with the word's
 * ends marked (Weinberger et al., "Feature hashing for large scale multitask learning", 2009). The hash is FNV-1a with a
 * final mix.
 * @param bits the model has 2^bits buckets.
 */
export function listNgrams(tokens: Token[], bits: number): Ngrams {
  const counts = tableOf(bits);
  const touched: number[] = [];
  const mask = 2 ** bits - 1;
  const add = (hash: number, halves: number) => {
    const bucket = mixHash(hash) & mask;
    if (counts[bucket] === 0) touched.push(bucket);
    counts[bucket] = (counts[bucket] as number) + halves;
  };
  let negated = 0;
  let previous = "";
  for (const { text } of tokens) {
    add(fnvHash(text, WORD), WHOLE);
    if (previous) add(fnvHash(text, fnvStep(fnvHash(previous, PAIR), WORD_START)), WHOLE);
    if (isWord(text)) {
      if (negated > 0) add(fnvHash(text, NEGATED), WHOLE);
      negated--;
      addParts(text, add);
    }
    if (NEGATION.test(text)) negated = NEGATION_SCOPE;
    previous = text;
  }
  return toUnitLength(counts, touched);
}

function tableOf(bits: number): Uint16Array {
  const table = tables.get(bits) ?? new Uint16Array(2 ** bits);
  tables.set(bits, table);
  return table;
}

function addParts(word: string, add: (hash: number, count: number) => void): void {
  const end = Math.min(word.length, MAX_WORD) + 1;
  for (let start = 0; start <= end; start++) {
    let hash = PART;
    for (let length = 1; length <= MAX_PART && start + length <= end + 1; length++) {
      const at = start + length - 1;
      const code = at === 0 ? WORD_START : at === end ? WORD_END : word.charCodeAt(at - 1);
      hash = fnvStep(hash, code);
      if (length >= MIN_PART) add(hash + length, HALF);
    }
  }
}

/** Sublinear term frequencies: 1 + ln(count). The table is left with zeros. */
function toUnitLength(counts: Uint16Array, touched: number[]): Ngrams {
  const values = new Float32Array(touched.length);
  let squares = 0;
  for (let at = 0; at < touched.length; at++) {
    const bucket = touched[at] as number;
    const count = (counts[bucket] as number) / WHOLE;
    const value = count > 1 ? 1 + Math.log(count) : count;
    counts[bucket] = 0;
    values[at] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let n = 0; n < values.length; n++) values[n] = (values[n] as number) / length;
  return { buckets: new Int32Array(touched), values };
}
