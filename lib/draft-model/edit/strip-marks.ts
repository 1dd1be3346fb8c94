import { HASHTAG, LINK, MENTION } from "../features/patterns.ts";
import { lowerCapitals } from "./lower-capitals.ts";
import { replaceExclamations } from "./replace-exclamations.ts";

/** An emoji with all that is joined to it; a copyright or trade mark is none, and joiners within words are letters. */
const ONE_EMOJI =
  /(?![©®™])(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|[\u{E0020}-\u{E007F}])*/gu;
const MARKS: Record<string, RegExp> = {
  hashtags: HASHTAG,
  mentions: MENTION,
  links: LINK,
  emoji: ONE_EMOJI,
};
/** Placeholders of the private use area: for a link, and for what is left out, until the lines are tidied. */
const [LINK_PLACE, GAP] = ["\uE000", "\uE005"];
/** One placeholder for each kind of mark. */
const PLACEHOLDERS: Record<string, string> = { links: "\uE001", hashtags: "\uE002", mentions: "\uE003" };
/** What an emoji kept apart: "today🎉#sale". */
const ENDS_JOINED = /[\p{L}\p{M}\p{N}_.!?…]$/u;
const BEGINS_JOINED = /^[\p{L}\p{N}#@\uE000]/u;
/** Emoji that say what the mark after them is. */
const POINTER_EMOJI = /[➡👉👇⬇▶📷📸🎥📍]/u;
const SEPARATOR = /\uFE0F|[\s\uE001-\uE004,;|·•–—()"'-]/u;

/**
 * A text without marks of one kind: exclamation marks become full stops, capitals small letters, gaps are closed. Links
 * stay as they are unless they are the kind that goes.
 *
 * @param text any length
 * @param feature hashtags, mentions, links, emoji, exclamations or shouted; any other leaves the text as it is
 * @returns the text without them, trimmed
 */
export function stripMarks(text: string, feature: string): string {
  if (feature === "exclamations") return besideLinks(text, replaceExclamations);
  if (feature === "shouted") return besideLinks(text, lowerCapitals);
  const pattern = MARKS[feature];
  if (!pattern) return text;
  return feature === "links"
    ? remove(text, pattern, feature)
    : besideLinks(text, (words) => remove(words, pattern, feature));
}

/** Changes a text as one and puts its links back as they were. */
function besideLinks(text: string, change: (words: string) => string): string {
  const links = text.match(LINK) ?? [];
  if (links.length === 0) return change(text);
  const parts = change(text.replace(LINK, LINK_PLACE)).split(LINK_PLACE);
  return parts.map((part, index) => part + (links[index] ?? "")).join("");
}

function remove(text: string, pattern: RegExp, feature: string): string {
  const marked = text.replace(pattern, GAP);
  if (!marked.includes(GAP)) return text;
  const lines = marked.split(/\r\n|\r|\n/u).flatMap((line) => {
    if (!line.includes(GAP)) return [line];
    const closed = closeGaps(line);
    // A line goes with its marks when nothing else but what separated them is left.
    return /[\p{L}\p{N}\uE000]/u.test(closed) || (feature === "emoji" && closed !== "") ? [closed] : [];
  });
  return lines.join("\n").trim();
}

function closeGaps(line: string): string {
  const [first = "", ...rest] = line.split(GAP);
  return cutEnd(rest.reduce((left, right) => close(left, right), first)).trim();
}

function close(left: string, right: string): string {
  const [before, after] = [left.trimEnd(), right.trimStart()];
  if (/[([]$/u.test(before) && /^[)\]]/u.test(after)) return before.slice(0, -1).trimEnd() + after.slice(1);
  const isSpaced =
    before !== left || after !== right || (ENDS_JOINED.test(before) && BEGINS_JOINED.test(after));
  // A sign after a link would become part of it.
  const isSign = /^[,.;:!?)\]]/u.test(after) && !before.endsWith(LINK_PLACE);
  return before + (isSpaced && !isSign ? " " : "") + after;
}

/** Without punctuation that led to what was removed at the end of a line. */
function cutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && " \t,;|·•–—-(".includes(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}

/**
 * What stands before the marks at the ends of lines, when marks of one kind stand nowhere else, so that they can be removed
 * without breaking a sentence.
 *
 * @param text any length
 * @param feature hashtags, mentions or links
 * @returns for every line that ends with such marks what stands before them, trimmed, or else the line above; null when
 * such a mark stands within a sentence
 */
export function listBeforeMarks(text: string, feature: string): string[] | null {
  const placeholder = PLACEHOLDERS[feature];
  if (placeholder === undefined) return null;
  const shape = text
    .replace(LINK, "\uE001")
    .replace(HASHTAG, "\uE002")
    .replace(MENTION, "\uE003")
    .replace(ONE_EMOJI, (emoji) => POINTER_EMOJI.exec(emoji)?.[0] ?? "\uE004");
  const before: string[] = [];
  let above = "";
  for (const line of shape.split(/\r\n|\r|\n/)) {
    let end = line.length;
    while (end > 0 && SEPARATOR.test(line.charAt(end - 1))) end--;
    const said = line.slice(0, end);
    if (said.includes(placeholder)) return null;
    if (line.includes(placeholder)) before.push(said || above);
    else above = said;
  }
  return before;
}
