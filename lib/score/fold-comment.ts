import { isWord, type Token, tokenise } from "../sentiment/tokenise.ts";
import { fnvHash } from "../statistics/fnv-hash.ts";

/** Fewer different words are a phrase that many people use by themselves: only the very same one is a repeat of it. */
const LEAST_WORDS = 6;
/** A longer word is a line of a script that puts no spaces: it is taken by threes of its letters. */
const LONGEST_WORD = 24;
/** Accounts with dots in them, and addresses without a scheme. */
const NAMES = /@[\w.]+|www\.\S+/iu;

export type FoldedComment = {
  /** What two comments that say the same have in common. */
  key: string;
  /** Different hashes of the words of a longer comment, rising, by which nearly the same ones are found; else null. */
  words: Uint32Array | null;
};

/**
 * What is left of a comment once what repeats are usually varied by is taken away: case, punctuation, digits, emoji, accounts,
 * addresses, repeated letters. A comment without a word is its different emoji, or else its other signs.
 * @param tokens of the text, by `tokenise`
 */
export function foldComment(text: string, tokens: readonly Token[]): FoldedComment {
  const own =
    (text.includes("@") || text.includes(".")) && NAMES.test(text)
      ? tokenise(text.replaceAll(new RegExp(NAMES, "giu"), " "))
      : tokens;
  const words: string[] = [];
  for (const token of own) if (isWord(token.text)) words.push(foldWord(token.text));
  if (words.length === 0) return { key: foldSigns(own), words: null };
  return { key: words.join(" "), words: hashWords(words) };
}

/** Different hashes of the words, rising; null of a phrase too short to be nearly the same as another. */
function hashWords(words: readonly string[]): Uint32Array | null {
  const hashes: number[] = [];
  for (const word of words)
    if (word.length <= LONGEST_WORD) hashes.push(fnvHash(word) >>> 0);
    else for (let at = 0; at + 3 <= word.length; at++) hashes.push(fnvHash(word.slice(at, at + 3)) >>> 0);
  if (hashes.length < LEAST_WORDS) return null;
  const rising = Uint32Array.from(hashes).sort();
  const different = rising.filter((hash, at) => at === 0 || hash !== rising[at - 1]);
  return different.length < LEAST_WORDS ? null : different;
}

function foldWord(word: string): string {
  if (isFolded(word)) return word;
  return word.replace(/\p{N}+/gu, "").replace(/(.)\1+/gu, "$1");
}

/** Quick for most words: letters of the Basic Latin and Latin-1 blocks, none of them twice in a row. */
function isFolded(word: string): boolean {
  for (let at = 0, last = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit === last || unit > 0xff || (unit >= 0x30 && unit <= 0x39) || isSuperscript(unit)) return false;
    last = unit;
  }
  return true;
}

/** ², ³, ¹, ¼, ½ and ¾ are numbers, too. */
function isSuperscript(unit: number): boolean {
  return unit === 0xb2 || unit === 0xb3 || unit === 0xb9 || (unit >= 0xbc && unit <= 0xbe);
}

function foldSigns(tokens: readonly Token[]): string {
  const signs = tokens.flatMap(({ text }) => (text === "http" || text === "@user" ? [] : text));
  const emoji = signs.filter((sign) => /\p{Extended_Pictographic}/u.test(sign));
  return [...new Set(emoji.length > 0 ? emoji : signs)].sort().join(" ");
}
