import { EMOJI, HASHTAG, LINK, MENTION } from "./features/patterns.ts";

const MARKS: Record<string, RegExp> = {
  hashtags: HASHTAG,
  mentions: MENTION,
  links: LINK,
  emoji: /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}{2}|\u{FE0F}|\u{200D}/gu,
};
const SHOUTED = /(?<![\p{L}\p{N}#@])\p{Lu}{3,}(?![\p{L}\p{N}])/gu;

/**
 * A text without marks of one kind: exclamation marks become full stops, capitals small letters, gaps are closed.
 *
 * @param text any length
 * @param feature hashtags, mentions, links, emoji, exclamations or shouted; any other leaves the text as it is
 * @returns the text without them, trimmed
 */
export function stripMarks(text: string, feature: string): string {
  if (feature === "exclamations") return text.replace(/[!！]+/gu, ".");
  if (feature === "shouted") return text.replace(SHOUTED, (word) => word[0] + word.slice(1).toLowerCase());
  const pattern = MARKS[feature];
  if (!pattern) return text;
  return text
    .replace(pattern, "")
    .replace(/[^\S\r\n]+/g, " ")
    .trim();
}

/** One sign for each kind of mark, of the private use area. */
const STANDS_FOR: Record<string, string> = { links: "\uE001", hashtags: "\uE002", mentions: "\uE003" };
/** Emoji that say what the mark after them is. */
const TELLING = /[➡👉👇⬇▶📷📸🎥📍]/u;
const SEPARATES = /\uFE0F|[\s\uE001-\uE004,;|·•–—()"'-]/u;

/**
 * What a text says before the marks at the end of its lines, when marks of one kind stand nowhere else, so that they can
 * be left out without breaking a sentence.
 *
 * @param text any length
 * @param feature hashtags, mentions or links
 * @returns for every line that ends with such marks what stands before them, trimmed; null when one stands within a sentence
 */
export function listBeforeMarks(text: string, feature: string): string[] | null {
  const sign = STANDS_FOR[feature];
  if (sign === undefined) return null;
  const shape = text
    .replace(LINK, "\uE001")
    .replace(HASHTAG, "\uE002")
    .replace(MENTION, "\uE003")
    .replace(EMOJI, (emoji) => (TELLING.test(emoji) ? emoji : "\uE004"));
  const before: string[] = [];
  for (const line of shape.split(/[\r\n]+/)) {
    let end = line.length;
    while (end > 0 && SEPARATES.test(line.charAt(end - 1))) end--;
    const said = line.slice(0, end);
    if (said.includes(sign)) return null;
    if (line.includes(sign)) before.push(said);
  }
  return before;
}

/**
 * Whether words in capitals are more than abbreviations: two in a row, or one of more than five letters.
 *
 * @param text any length
 */
export function isShouting(text: string): boolean {
  return /(?<![\p{L}\p{N}#@])(?:\p{Lu}{3,}\s+\p{Lu}{3,}|\p{Lu}{6,})(?![\p{L}\p{N}])/u.test(text);
}
