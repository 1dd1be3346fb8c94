import { hasPlainLetters } from "../text/plain-letters.ts";

const TOKEN = patternOf(String.raw`\p{L}`, String.raw`\p{L}\p{M}\p{N}`);
const PLAIN_TOKEN = patternOf("A-Za-z", "A-Za-z0-9");
const CAPITAL = /^\p{Lu}/u;
const SHOUTED = /^\p{Lu}{2,}$/u;
const MAX_CHARACTERS = 5_000;
const SPACE = 32;
const EXCLAMATION = 33;
const QUESTION = 63;
const [ZERO, NINE, AT, CAPITAL_H, SMALL_A, SMALL_H, SMALL_Z] = [48, 57, 64, 72, 97, 104, 122];
const LAST_ASCII = 127;
const FIRST_SURROGATE = 0xd800;

export type Token = {
  /** Lower case; a letter that is repeated more than twice stands twice ("soooo" is "soo"). */
  text: string;
  /** Whether it was written in capitals only, with at least two letters. */
  isShouted: boolean;
  /** Whether it is the first of the text, or a comma, a full stop or the like stands before it. */
  startsClause: boolean;
  /** Whether its first letter is a capital. */
  isCapital: boolean;
};

const BREAKS = ".,;:\n–—!?…()¿¡،؛";

/**
 * The words and signs of a post: an address is `http`, an account `@user`; a hashtag is `#` and its word; a run of `!` or
 * `?` is one token, doubled where there are several.
 * @param text any length; the first 5,000 characters are read.
 * @returns tokens that nobody may change: they are kept for who asks next
 */
export function tokenise(text: string): Token[] {
  if (last?.text !== text) last = { text, tokens: split(text) };
  return last.tokens;
}

/** One text is asked for several times in a row. */
let last: { text: string; tokens: Token[] } | undefined;

function split(text: string): Token[] {
  const tokens: Token[] = [];
  const read = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text;
  let end = 0;
  // `matchAll` would make another pattern for each text.
  const pattern = hasPlainLetters(read) ? PLAIN_TOKEN : TOKEN;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(read); match !== null; match = pattern.exec(read)) {
    const found = match[0];
    const index = match.index;
    const startsClause = tokens.length === 0 || isBreak(text, end, index);
    const isHashtag = found.length > 1 && found.startsWith("#");
    if (isHashtag) tokens.push({ text: "#", isShouted: false, startsClause, isCapital: false });
    const word = isHashtag ? found.slice(1) : found;
    const isCapital = startsWithCapital(word);
    const isShouted = isCapital && !isSmall(word.charCodeAt(1)) && SHOUTED.test(word);
    tokens.push({ text: normalise(word), isShouted, startsClause, isCapital });
    end = index + found.length;
  }
  return tokens;
}

function patternOf(letters: string, inWord: string): RegExp {
  return new RegExp(
    String.raw`https?:\S*|@\w+|#[${inWord}_]+|\p{Extended_Pictographic}|[${inWord}]+(?:['’][${letters}]+)*|[!?]+|[:;=8xX]-?[()DPpO/\\|*]+|<3|\.{2,}`,
    "gu",
  );
}

function isSmall(unit: number): boolean {
  return unit >= SMALL_A && unit <= SMALL_Z;
}

/** Quick for letters of English. */
function startsWithCapital(word: string): boolean {
  const unit = word.charCodeAt(0);
  return unit < 0x80 ? unit >= 65 && unit <= 90 : CAPITAL.test(word);
}

/** Whether what stands between two tokens, or the sign before, ends a clause. */
function isBreak(text: string, end: number, start: number): boolean {
  const before = text.charCodeAt(end - 1);
  if (before === EXCLAMATION || before === QUESTION) return true;
  if (start - end <= 1 && text.charCodeAt(end) === SPACE) return false;
  for (let at = end; at < start; at++) if (BREAKS.includes(text.charAt(at))) return true;
  return false;
}

function normalise(word: string): string {
  const first = word.charCodeAt(0);
  if (first === AT) return "@user";
  const lower = word.toLowerCase();
  if ((first === SMALL_H || first === CAPITAL_H) && lower.startsWith("http")) return "http";
  // A run of them is a token of its own.
  if (first === EXCLAMATION || first === QUESTION)
    return lower.length > 1 ? `${lower[0]}${lower.at(-1)}` : lower;
  const short = mayRepeat(lower) && /(.)\1\1/u.test(lower) ? lower.replace(/(.)\1{2,}/gu, "$1$1") : lower;
  return short.includes("’") ? short.replaceAll("’", "'") : short;
}

/** Whether a letter may stand three times in a row. One of two units, as of an emoji, comes again two places on. */
function mayRepeat(word: string): boolean {
  for (let at = 2; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit !== word.charCodeAt(at - 2)) continue;
    if (unit === word.charCodeAt(at - 1) || unit >= FIRST_SURROGATE) return true;
  }
  return false;
}

/** Whether a token has a digit of ASCII in it. */
export function hasDigit(token: string): boolean {
  for (let at = 0; at < token.length; at++) {
    const unit = token.charCodeAt(at);
    if (unit >= ZERO && unit <= NINE) return true;
  }
  return false;
}

/** Whether a token is a word of a language. */
export function isWord(token: string): boolean {
  const first = token.charCodeAt(0);
  if (isSmall(first)) return token !== "http";
  if (first <= LAST_ASCII && token.length === 1) return false;
  return token !== "http" && token !== "@user" && /\p{L}/u.test(token);
}
