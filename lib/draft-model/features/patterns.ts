import { hasPlainLetters } from "../../text/plain-letters.ts";

export const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
// What must not stand before a sign is looked at behind the sign: so only its places are tried.
export const HASHTAG = /#(?<![\p{L}\p{N}_&]#)[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
export const MENTION = /@(?<![\p{L}\p{N}_.]@)[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
export const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;
const PLAIN_WORD = /[A-Za-z0-9]+(?:['’][A-Za-z]+)*/g;

const NONE: readonly string[] = [];
const WWW = /www\./i;
const ALL_ASCII = /^[\0-\x7f]*$/;

/** Runs of characters of one kind, for `countCharactersIn`. */
export const CAPITALS = /\p{Lu}+/gu;
export const SMALL_LETTERS = /\p{Ll}+/gu;
export const LETTERS = /\p{L}+/gu;
const PLAIN_LETTERS = /[A-Za-z]+/g;
export const LATIN = /\p{Script=Latin}+/gu;

/** Half of a character beyond U+FFFF. */
const SURROGATE = /[\ud800-\udfff]/;

/** Of the characters of ASCII those that a pattern matches, by their codes: most texts have hardly any others. */
const asciiOf = new WeakMap<RegExp, Uint8Array>();
const ASCII = 128;
const DIGITS = "0123456789";
const DIGIT = /\p{Nd}/u;
const ASCII_RUNS = /[\0-\x7f]+/g;

/** The characters of a text: how often it has each of ASCII, by their codes, and the text with a space for every run of them. */
export type Characters = {
  ascii: Uint32Array;
  /** Short, and with all emoji as they stand; empty where there is nothing but ASCII. */
  beyond: string;
};

/** One pass over a text, so that patterns of single characters need none. @param text any length */
export function readCharacters(text: string): Characters {
  const ascii = new Uint32Array(ASCII);
  let known = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= ASCII) continue;
    ascii[unit] = (ascii[unit] as number) + 1;
    known++;
  }
  return { ascii, beyond: known === text.length ? "" : text.replace(ASCII_RUNS, " ") };
}

/**
 * How many characters (code points) of a text a pattern matches.
 *
 * @param characters of the text
 * @param pattern finds one, or one or more in a row, whatever stands around them; always the same object
 * @returns a whole number
 */
export function countIn({ ascii, beyond }: Characters, pattern: RegExp): number {
  let found = 0;
  for (const unit of asciiOf.get(pattern) ?? readAscii(pattern)) found += ascii[unit] as number;
  return beyond === "" ? found : found + countBeyond(beyond, pattern);
}

/** Whether a text has any of some characters of ASCII. */
export function hasAny({ ascii }: Characters, characters: string): boolean {
  for (let at = 0; at < characters.length; at++) if (ascii[characters.charCodeAt(at)] !== 0) return true;
  return false;
}

/** Whether a text has a digit, in any script. */
export function hasDigits(characters: Characters): boolean {
  return hasAny(characters, DIGITS) || (characters.beyond !== "" && DIGIT.test(characters.beyond));
}

/** The same as `countIn` of a text of which nothing else is asked. */
export function countCharactersIn(text: string, pattern: RegExp): number {
  return countIn(readCharacters(text), pattern);
}

/** By runs: one by one takes several times as long. */
function countBeyond(beyond: string, pattern: RegExp): number {
  let found = 0;
  for (const run of beyond.match(pattern) ?? []) found += SURROGATE.test(run) ? [...run].length : run.length;
  return found;
}

function readAscii(pattern: RegExp): Uint8Array {
  const units = Array.from({ length: ASCII }, (_, unit) => unit);
  const matched = Uint8Array.from(units.filter((unit) => count(String.fromCharCode(unit), pattern) > 0));
  asciiOf.set(pattern, matched);
  return matched;
}

/** Quick: texts of nothing else need no other form of letters, and have no emoji. */
export function isAscii(text: string): boolean {
  return ALL_ASCII.test(text);
}

/** Without `://` and `www.` there is no link, which is seen much faster than where one begins. */
export function mayHaveLink(text: string): boolean {
  return text.includes("://") || WWW.test(text);
}

/** The words of a text, in their order. */
export function listWords(text: string): readonly string[] {
  return text.match(hasPlainLetters(text) ? PLAIN_WORD : WORD) ?? NONE;
}

/** The letters of a text in a row. */
export function joinLetters(text: string): string {
  return (text.match(hasPlainLetters(text) ? PLAIN_LETTERS : LETTERS) ?? NONE).join("");
}

/** How often a pattern occurs. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
