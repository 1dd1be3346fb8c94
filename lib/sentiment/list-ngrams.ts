import {
  addFeature,
  type Buckets,
  countBuckets,
  type Features,
  HALF,
  WHOLE,
} from "../statistics/count-buckets.ts";
import { FNV_START, fnvHash, fnvStep, mixHash } from "../statistics/fnv-hash.ts";
import { isWord, type Token } from "./tokenise.ts";

/** So many words after a negation count as negated. */
const NEGATION_SCOPE = 3;
/** Characters of a part of a word. */
const MIN_PART = 3;
const MAX_PART = 5;
/** Of longer words only the beginning is taken into parts. */
const MAX_WORD = 40;
const NEGATIONS: ReadonlySet<string> = new Set(
  "not no never none nobody nothing neither nor cannot cant dont doesnt didnt isnt wasnt wont without nicht kein keine nie ne pas non não nao nunca jamais sin ma مش لا nahi mat hapana si".split(
    " ",
  ),
);

/** Start values of the hash: the same text as a word, after a negation, in a pair and as a part are different features. */
const WORD = FNV_START;
const NEGATED = 0x2f0b4c47;
const PAIR = 0x5bd1e995;
const PART = 0x1b873593;
/** Stand for the two ends of a word. */
const WORD_START = 2;
const WORD_END = 3;

/**
 * Hashed words, pairs of words, words after a negation, and parts of words of three to five characters, with the word's
 * ends marked. The hash is FNV-1a with a final mix.
 * @param bits the model has 2^bits buckets.
 */
export function listNgrams(tokens: readonly Token[], bits: number): Buckets {
  return countBuckets(bits, (features) => addNgrams(tokens, features));
}

function addNgrams(tokens: readonly Token[], to: Features): void {
  let negated = 0;
  let previous: number | null = null;
  for (const { text } of tokens) {
    addFeature(to, mixHash(fnvHash(text, WORD)), WHOLE);
    if (previous !== null) addFeature(to, mixHash(fnvHash(text, previous)), WHOLE);
    if (isWord(text)) {
      if (negated > 0) addFeature(to, mixHash(fnvHash(text, NEGATED)), WHOLE);
      negated--;
      addParts(text, to);
    }
    if (NEGATIONS.has(text) || text.endsWith("n't")) negated = NEGATION_SCOPE;
    previous = text === "" ? null : fnvStep(fnvHash(text, PAIR), WORD_START);
  }
}

function addParts(word: string, to: Features): void {
  const end = Math.min(word.length, MAX_WORD) + 1;
  for (let start = 0; start <= end; start++) {
    let hash = PART;
    for (let length = 1; length <= MAX_PART && start + length <= end + 1; length++) {
      const at = start + length - 1;
      const code = at === 0 ? WORD_START : at === end ? WORD_END : word.charCodeAt(at - 1);
      hash = fnvStep(hash, code);
      if (length >= MIN_PART) addFeature(to, mixHash(hash + length), HALF);
    }
  }
}
