/** The hand features of a text that the model knows, in the order of its tables. */
export const TEXT_FEATURES = [
  "length",
  "line_breaks",
  "hashtags",
  "mentions",
  "links",
  "questions",
  "exclamations",
  "emoji",
  "numbers",
  "capitals",
] as const;
export type TextFeature = (typeof TEXT_FEATURES)[number];
export type TextFeatures = Record<TextFeature, number>;

const LINK = /https?:\/\/\S+|\bwww\.\S+/giu;
const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*/gu;
const MENTION = /(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/gu;
const QUESTION = /[?？؟]/gu;
const EXCLAMATION = /[!！]/gu;

/**
 * Counts in a text what the model looks at. Counts are taken as ln(1 + n), because the tenth hashtag matters less than
 * the first; punctuation inside of links does not count.
 *
 * @param text any length
 * @returns `length` (ln of 1 + Unicode code points), `links` and `numbers` 0 or 1, `capitals` the share of capital letters
 * among letters that have case (0–1), the others ln(1 + count)
 */
export function measureText(text: string): TextFeatures {
  const words = text.replace(LINK, " ");
  return {
    length: Math.log1p([...text].length),
    line_breaks: Math.log1p(count(text.trim(), /[\r\n]+/g)),
    hashtags: Math.log1p(count(words, HASHTAG)),
    mentions: Math.log1p(count(words, MENTION)),
    links: count(text, LINK) > 0 ? 1 : 0,
    questions: Math.log1p(count(words, QUESTION)),
    exclamations: Math.log1p(count(words, EXCLAMATION)),
    emoji: Math.log1p(count(words, EMOJI)),
    numbers: /\p{Nd}/u.test(words) ? 1 : 0,
    capitals: capitalShare(words),
  };
}

/**
 * A text without marks of one kind; exclamation marks become full stops, gaps are closed.
 *
 * @param text any length
 * @param feature which marks: hashtags, mentions, links, exclamations or emoji; any other leaves the text as it is
 * @returns the text without them, trimmed
 */
export function stripMarks(text: string, feature: TextFeature): string {
  if (feature === "exclamations") return text.replace(/[!！]+/gu, ".");
  const pattern = MARKS[feature];
  if (!pattern) return text;
  return text
    .replace(pattern, "")
    .replace(/[^\S\r\n]+/g, " ")
    .trim();
}

const MARKS: Partial<Record<TextFeature, RegExp>> = {
  hashtags: HASHTAG,
  mentions: MENTION,
  links: LINK,
  emoji: /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}{2}|\u{FE0F}|\u{200D}/gu,
};

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function capitalShare(text: string): number {
  const upper = count(text, /\p{Lu}/gu);
  const cased = upper + count(text, /\p{Ll}/gu);
  return cased === 0 ? 0 : upper / cased;
}
