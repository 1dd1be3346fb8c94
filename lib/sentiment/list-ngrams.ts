import { isWord, type Token } from "./tokenise.ts";

/** A text as numbers: which buckets of the model it touches, and how strongly; the values have length 1 together. */
export type Ngrams = { buckets: Int32Array; values: Float32Array };

const NEGATED_WORDS = 3;
const SHORTEST = 3;
const LONGEST = 5;
/** Counts are kept in halves, since a part of a word counts half. */
const WHOLE = 2;
const HALF = 1;
const MAX_PARTS_OF = 40;
const NEGATION =
  /^(?:not|no|never|none|nobody|nothing|neither|nor|cannot|cant|dont|doesnt|didnt|isnt|wasnt|wont|without|.*n't|nicht|kein|keine|nie|ne|pas|non|não|nao|nunca|jamais|sin|ma|مش|لا|nahi|mat|hapana|si)$/u;

/** Start values of the hash: the same text as a word, after a negation, in a pair and as a part are different features. */
const WORD = 0x811c9dc5;
const NEGATED = 0x2f0b4c47;
const PAIR = 0x5bd1e995;
const PART = 0x1b873593;
const OPEN = 2;
const CLOSE = 3;

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
    const bucket = mix(hash) & mask;
    if (counts[bucket] === 0) touched.push(bucket);
    counts[bucket] = (counts[bucket] as number) + halves;
  };
  let negated = 0;
  let previous = "";
  for (const { text } of tokens) {
    add(hashOf(text, WORD), WHOLE);
    if (previous) add(hashOf(text, step(hashOf(previous, PAIR), OPEN)), WHOLE);
    if (isWord(text)) {
      if (negated > 0) add(hashOf(text, NEGATED), WHOLE);
      negated--;
      addParts(text, add);
    }
    if (NEGATION.test(text)) negated = NEGATED_WORDS;
    previous = text;
  }
  return toUnitLength(counts, touched);
}

/**
 * One table of counts for each size, all 0 between two texts: counting in a map takes several times as long. Of two bytes each
 * it stays in the processor's cache; a text of 5,000 characters does not fill them.
 */
const tables = new Map<number, Uint16Array>();

function tableOf(bits: number): Uint16Array {
  const table = tables.get(bits) ?? new Uint16Array(2 ** bits);
  tables.set(bits, table);
  return table;
}

function addParts(word: string, add: (hash: number, count: number) => void): void {
  const end = Math.min(word.length, MAX_PARTS_OF) + 1;
  for (let start = 0; start <= end; start++) {
    let hash = PART;
    for (let length = 1; length <= LONGEST && start + length <= end + 1; length++) {
      const at = start + length - 1;
      const code = at === 0 ? OPEN : at === end ? CLOSE : word.charCodeAt(at - 1);
      hash = step(hash, code);
      if (length >= SHORTEST) add(hash + length, HALF);
    }
  }
}

/** What comes often counts by its logarithm. The table is left with zeros. */
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

const step = (hash: number, code: number) => Math.imul(hash ^ code, 16_777_619);

function hashOf(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return hash;
}

function mix(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
