import { HASHTAG, LINK, MENTION } from "./features/patterns.ts";

/** Marks that can be taken out of a text without touching what it says, and how that is told. */
export const REMOVALS: Record<string, string> = {
  hashtags: "Leave the hashtags out",
  mentions: "Leave the mentions of other accounts out",
  links: "Leave the link out of the text",
  exclamations: "End sentences without exclamation marks",
  emoji: "Leave the emoji out",
  shouted: "Write without words in capitals",
};

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
 * @param feature a name of `REMOVALS`; any other leaves the text as it is
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
