import { countDifferent } from "../../statistics/count-different.ts";
import type { DraftParts } from "./draft-parts.ts";
import { COMMERCE_WORDS, FUNCTION_WORDS } from "./word-lists.ts";

/** Fewest different words among all words, by how many there are: longer texts repeat more. Of pairs of signs, fewer. */
const VARIETY: readonly { upTo: number; words: number; pairs: number }[] = [
  { upTo: 60, words: 0.34, pairs: 0.34 },
  { upTo: 200, words: 0.25, pairs: 0.22 },
  { upTo: Number.POSITIVE_INFINITY, words: 0.18, pairs: 0.1 },
];
const MIN_WORDS = 6;
const MIN_SAME = 3;
/** One sentence, so many times, that makes up such a share of the text. */
const SENTENCE = { times: 3, share: 0.6, words: 3 };
const FIRST_WORD = /[\p{L}\p{N}]+/u;
const MIN_HASHTAGS = 6;
/** Joining words are known of languages in these letters only. */
const KNOWN_SCRIPT = /^[\p{Script=Latin}\p{N}\p{M}'’]+$/u;
/** Where more of the words join others it is a text. */
const MAX_JOINING = 0.15;
const KEYWORD = /^\p{L}{3,}$/u;

/**
 * Whether a text says one thing over and over: a word, a sentence, a hashtag.
 *
 * @param parts of the text
 * @returns whether it does
 */
export function isRepetition(parts: DraftParts): boolean {
  const { words, hashtags, prose, isUnspaced } = parts;
  if (hashtags.length >= MIN_HASHTAGS && countDifferent(hashtags) * 2 < hashtags.length) return true;
  const units = isUnspaced ? pairsOf(words.join("")) : words;
  const different = countDifferent(units);
  if (!isUnspaced && units.length >= MIN_SAME && different === 1) return true;
  if (units.length < MIN_WORDS) return false;
  const bound = VARIETY.find(({ upTo }) => units.length <= upTo);
  const least = (isUnspaced ? bound?.pairs : bound?.words) ?? 0;
  return different <= units.length * least || repeatsSentence(prose);
}

/**
 * Whether a text is a list of words to be found by, not a text: one word comes again and again, or most are words of trade,
 * and there is hardly a word that joins them.
 *
 * @param parts of the text
 * @returns whether it is
 */
export function isKeywords({ words, prose }: DraftParts): boolean {
  const n = words.length;
  if (n < MIN_WORDS) return false;
  const joining = words.filter((word) => FUNCTION_WORDS.has(word) && !COMMERCE_WORDS.has(word)).length / n;
  if (joining > MAX_JOINING || !words.every((word) => KNOWN_SCRIPT.test(word))) return false;
  const most = countMost(words.filter((word) => KEYWORD.test(word) && !FUNCTION_WORDS.has(word)));
  if (most >= 3 && most >= n * (most === 3 ? 0.42 : 0.3) && joining <= MAX_JOINING) return true;
  if (most >= 5 && most >= n * 0.2 && joining <= 0.05) return true;
  const trade = words.filter((word) => COMMERCE_WORDS.has(word)).length;
  return trade >= n * 0.5 && joining <= 0.1 && !/[.!?…]/u.test(prose.trim().slice(0, -1));
}

function pairsOf(letters: string): string[] {
  const signs = [...letters];
  return signs.slice(1).map((sign, at) => (signs[at] ?? "") + sign);
}

/** How often the one comes that comes most often. */
function countMost(words: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function repeatsSentence(prose: string): boolean {
  const pieces = prose.toLowerCase().split(/[.!?…。！？।\n]+/u);
  // The same sentence begins with the same word.
  if (countMost(pieces.map((piece) => FIRST_WORD.exec(piece)?.[0] ?? "")) < SENTENCE.times) return false;
  const sentences = pieces
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((found) => found.length >= SENTENCE.words)
    .map((found) => found.join(" "));
  const most = countMost(sentences);
  return most >= SENTENCE.times && most >= sentences.length * SENTENCE.share;
}
