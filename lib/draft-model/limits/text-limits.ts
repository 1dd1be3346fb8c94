import type { Platform } from "../../formula/names.ts";
import { PLATFORM_WORDS } from "../../formula/platform-words.ts";
import { counted, formatNumber } from "../../text/words.ts";
import type { ContentDraft, ContentFormat } from "../content-draft.ts";
import { countCharacters, cutCharacters, leadOf } from "./count-characters.ts";
import { MAX_CHARACTERS } from "./max-characters.ts";
import { placeDraft } from "./place-draft.ts";
import { MAX_OF_THREAD, splitThread } from "./split-thread.ts";
import { TITLED } from "./split-title.ts";

/** Titles on YouTube (developers.google.com/youtube/v3/docs/videos) and Pinterest (as above). */
export const MAX_IN_TITLE = 100;

/**
 * The text as far as the platform takes it in one post, title and text separately.
 *
 * @param platform where it is to appear
 * @param format a thread on X has no limit: it is split
 * @param text any length
 * @param cutPart how the title or the text is cut to so many characters
 * @returns the text itself, or its beginning
 */
export function cutToLimit(
  platform: Platform,
  format: ContentFormat,
  text: string,
  cutPart = cutCharacters,
): string {
  if (isThread(platform, format)) return text;
  const { most } = MAX_CHARACTERS[platform];
  const lead = leadOf(platform, text);
  if (!TITLED.includes(platform)) return lead + cutPart(platform, text.slice(lead.length), most);
  const [title, body] = halve(text);
  const cut = cutPart(platform, title, MAX_IN_TITLE);
  const rest = cutPart(platform, body, most);
  return cut === title && rest === body ? text : `${cut}${rest === "" ? "" : "\n"}${rest}`;
}

/**
 * Whether a text is longer than the platform takes.
 *
 * @param draft a draft of text
 * @returns what to do, in words, or null when it fits
 */
export function findOverflow({ platform, format, text }: ContentDraft): string | null {
  if (text === null) return null;
  if (isThread(platform, format)) return findThreadOverflow(text);
  const by = PLATFORM_WORDS[platform];
  const { most } = MAX_CHARACTERS[platform];
  const lead = leadOf(platform, text).length;
  const [title, body] = TITLED.includes(platform) ? halve(text) : ["", text.slice(lead)];
  const [titleOver, over] = [countOver(platform, title, MAX_IN_TITLE), countOver(platform, body, most)];
  if (titleOver > 0)
    return `Shorten the first line by ${charactersInWords(titleOver)}: ${by} uses it as the title, at most ${MAX_IN_TITLE}. Only its beginning is scored`;
  if (over <= 0) return null;
  const limit = `${by} allows ${formatNumber(most)} characters and counts ${formatNumber(most + over)} here`;
  const others = platform === "twitter" ? " (a thread, or a long post with X Premium, allows more)" : "";
  return `Shorten the text by ${charactersInWords(over)}: ${limit}${others}. Only its beginning is scored`;
}

/** Characters over the limit; 0 or less when it fits. Counting is slow, and only on X can a text count more than its length. */
function countOver(platform: Platform, text: string, most: number): number {
  return platform !== "twitter" && text.length <= most ? 0 : countCharacters(platform, text) - most;
}

function findThreadOverflow(text: string): string | null {
  const { tooLong, left } = splitThread(text);
  const by = PLATFORM_WORDS.twitter;
  const [first] = tooLong;
  if (first)
    return `Shorten post ${first.part} of the thread by ${charactersInWords(first.over)}: ${by} allows ${MAX_CHARACTERS.twitter.most} in each. It is scored as if it continued in the next one`;
  if (left > 0) return `Shorten the thread by ${left} posts: only the first ${MAX_OF_THREAD} are scored`;
  return null;
}

/** Length limit of a platform's post, in characters, beside its title. */
export function textLimit(platform: Platform): number {
  return MAX_CHARACTERS[platform].most;
}

/** Whether a draft is a thread on a platform that has threads. */
export function isThread(platform: Platform, format: ContentFormat): boolean {
  return placeDraft(platform, format).format === "thread";
}

/** The first line and the rest, as `splitTitle` takes them. */
function halve(text: string): [title: string, body: string] {
  const trimmed = text.trim();
  const end = /\r\n|\r|\n/.exec(trimmed)?.index ?? trimmed.length;
  return [trimmed.slice(0, end).trim(), trimmed.slice(end).trim()];
}

function charactersInWords(characters: number): string {
  return counted(characters, "character", formatNumber(characters));
}
