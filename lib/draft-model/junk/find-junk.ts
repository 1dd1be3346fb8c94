import type { Platform } from "../../formula/names.ts";
import { cleanText } from "../features/normalise-text.ts";
import { type DraftParts, takeApart } from "./draft-parts.ts";
import { isBabble } from "./find-babble.ts";
import { isBoilerplate, isCode, isUnfinished } from "./find-machine-text.ts";
import { isMash } from "./find-mash.ts";
import { isKeywords, isRepetition } from "./find-repetition.ts";
import { isShouting, isSpam } from "./find-spam.ts";
import { FILLER_WORDS } from "./word-lists.ts";

/** What is wrong with a text that is no post. */
export type JunkReason =
  | "giveaway"
  | "shouting"
  | "keywords"
  | "repetition"
  | "boilerplate"
  | "mash"
  | "babble"
  | "code"
  | "signs"
  | "placeholder"
  | "brief"
  | "marks";

/** The kind that a warning names: spam, unreadable, not written yet, or hardly a text (which needs no warning). */
export type JunkCode = "spam" | "unreadable" | "unfinished" | "bare";

export type Junk = { code: JunkCode; reason: JunkReason };

/** Where captions of hashtags alone are ordinary: two in three of the public captions with a text. */
const HASHTAGS_ALONE: readonly Platform[] = ["tiktok"];
const ADDRESS = /^[\w-]{1,60}(?:\.[\w-]{2,60}){1,5}(?:\/\S*)?$/u;
const MAX_FILLERS = 4;
/** In scripts without spaces a text of a single sign says nothing. */
const MAX_SIGNS = 1;

/**
 * Whether a text is no post: spam, unreadable, unfinished, or next to nothing. Pure, by rules that are checked against real
 * posts, of which they take hardly any.
 *
 * @param given the text of a draft, any length
 * @param platform where it is to be published
 * @param languageConfidence how surely it is in a language, 0 to 1; 1 when that was not measured
 * @returns what is wrong, the gravest first; null for a post
 */
export function findJunk(given: string, platform: Platform, languageConfidence = 1): Junk | null {
  const text = cleanText(given);
  const parts = takeApart(text);
  const { letters } = parts;
  if (isUnfinished(text, parts)) return { code: "unfinished", reason: "placeholder" };
  if (isCode(text, parts)) return { code: "unreadable", reason: "code" };
  if (isSpam(text, parts)) return { code: "spam", reason: "giveaway" };
  if (letters === "") return judgeSigns(parts, platform);
  if (ADDRESS.test(text.trim())) return { code: "bare", reason: "marks" };
  if (isRepetition(parts)) return { code: "spam", reason: "repetition" };
  if (isKeywords(parts)) return { code: "spam", reason: "keywords" };
  if (isShouting(parts)) return { code: "spam", reason: "shouting" };
  if (isBoilerplate(text)) return { code: "spam", reason: "boilerplate" };
  if (isMash(parts, languageConfidence)) return { code: "unreadable", reason: "mash" };
  if (isBabble(parts)) return { code: "unreadable", reason: "babble" };
  return isBrief(parts) ? { code: "bare", reason: "brief" } : null;
}

/** A text without a word: only hashtags, emoji, links, mentions, or nothing that anybody could read. */
function judgeSigns({ hashtags, links, mentions, emoji }: DraftParts, platform: Platform): Junk | null {
  if (hashtags.length > 0) {
    if (isRepeated(hashtags)) return { code: "spam", reason: "repetition" };
    return HASHTAGS_ALONE.includes(platform) ? null : { code: "bare", reason: "marks" };
  }
  if (links + mentions + emoji > 0) return { code: "bare", reason: "marks" };
  return { code: "unreadable", reason: "signs" };
}

function isRepeated(hashtags: readonly string[]): boolean {
  return hashtags.length > 2 && new Set(hashtags).size * 2 < hashtags.length;
}

function isBrief({ words, letters, hashtags, links, mentions, emoji, isUnspaced }: DraftParts): boolean {
  const spoken: string[] = [];
  for (const word of words) {
    if (/\p{L}/u.test(word)) spoken.push(word);
    if (spoken.length > MAX_FILLERS) return false;
  }
  if (spoken.length <= MAX_FILLERS && spoken.every((word) => FILLER_WORDS.has(word))) return true;
  if (spoken.length > 1 || hashtags.length + links + mentions + emoji > 0) return false;
  return isUnspaced ? [...letters].length <= MAX_SIGNS : words.length === 1;
}
