import { count, isAscii, readCharacters } from "../features/patterns.ts";
import type { DraftParts } from "./draft-parts.ts";
import { countPairs } from "./letter-pairs.ts";

const MIN_PAIRS = 4;
/** Enough words to tell. */
const MAX_WORDS = 80;
/** Share of pairs of letters that no language uses: in random letters about a third, in names and abbreviations fewer. */
const MASH_SHARE = 0.25;
/** The same where, besides, no language could be told. */
const UNSURE_SHARE = 0.12;
const UNSURE = 0.25;
/** So many letters of at most so many kinds are a few keys held down or played with. */
const HELD: readonly { letters: number; kinds: number }[] = [
  { letters: 6, kinds: 2 },
  { letters: 10, kinds: 3 },
  { letters: 13, kinds: 4 },
];
const MOST_KINDS = Math.max(...HELD.map(({ kinds }) => kinds));
const LAUGHTER = /^(?:ha)+h?$|^(?:he)+h?$|^(?:ja)+j?$|^(?:ㅋ|ㅎ|ㅠ|ㅜ)+$|^(?:ха)+х?$|^w+$|^5+$/u;
/** Neighbouring keys of other layouts, in runs: Russian, Arabic, Hebrew, Greek, Korean consonants. */
const KEY_ROWS = /йцуке|укенг|фывап|ывапр|олдж|ячсми|ضصثق|شسيب|ببلا|שדגכ|אטוק|ασδφ|ㅁㄴㅇㄹ|ㅂㅈㄷㄱ/gu;
const MIN_ROW_SHARE = 0.3;
/** What is left where bytes were read in the wrong encoding. */
const MOJIBAKE = /Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|\uFFFD|ï»¿/g;
const MIN_MOJIBAKE = 4;
const MOJIBAKE_SHARE = 0.15;
/** Marks heaped on letters, more than any script does. */
const HEAPED = /\p{M}{4,}/gu;
const MIN_HEAPED = 3;

/**
 * Whether a text is no words at all: keys pressed at random, one key held down, bytes in the wrong encoding.
 *
 * @param parts of the text
 * @param languageConfidence how surely it is in a language, 0 to 1; 1 when that was not measured
 * @returns whether nobody can read it
 */
export function isMash({ words, letters, prose }: DraftParts, languageConfidence: number): boolean {
  const lower = letters.toLowerCase();
  if (!isAscii(prose) && isGarbled(prose, lower)) return true;
  if (isHeldDown(lower) && !LAUGHTER.test(lower)) return true;
  const { pairs, unknown } = countPairs(words.slice(0, MAX_WORDS));
  const read = words.length > MAX_WORDS ? words.slice(0, MAX_WORDS).join("").length : lower.length;
  if (pairs < MIN_PAIRS || pairs * 2 < read) return false;
  const share = unknown / pairs;
  return share >= MASH_SHARE || (languageConfidence < UNSURE && share >= UNSURE_SHARE);
}

/** Bytes in the wrong encoding, marks heaped on letters, or neighbouring keys of other layouts. */
function isGarbled(prose: string, lower: string): boolean {
  // Nothing of that is of ASCII.
  const { beyond } = readCharacters(prose);
  const wrong = count(beyond, MOJIBAKE);
  if (wrong >= MIN_MOJIBAKE && wrong >= prose.length * MOJIBAKE_SHARE) return true;
  if (count(beyond, HEAPED) >= MIN_HEAPED) return true;
  const rows = (lower.match(KEY_ROWS) ?? []).join("").length;
  return rows > 0 && rows >= lower.length * MIN_ROW_SHARE;
}

function isHeldDown(lower: string): boolean {
  const kinds = new Set<string>();
  for (const letter of lower) {
    kinds.add(letter);
    if (kinds.size > MOST_KINDS) return false;
  }
  return HELD.some((one) => lower.length >= one.letters && kinds.size <= one.kinds);
}
