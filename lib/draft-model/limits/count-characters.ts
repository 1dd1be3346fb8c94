import type { Platform } from "../../formula/names.ts";
import { X_LINK } from "./x-links.ts";

/** On X every link counts as 23, and a character outside of these ranges as two (twitter-text, configuration v3). */
const X_LINK_WEIGHT = 23;
const X_LIGHT: readonly [number, number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const X_EMOJI = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u;
const X_EMOJI_WEIGHT = 2;

const ASCII = /^[\0-\x7f]*$/;
const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * How many characters a platform counts in a text: on X weighted (docs.x.com/fundamentals/counting-characters), elsewhere
 * what a reader sees as one character. White space around the text is not published and does not count; a line's end is one.
 *
 * @param platform the platform
 * @param text any length
 * @returns a whole number
 */
export function countCharacters(platform: Platform, text: string): number {
  const posted = text.trim().replaceAll("\r\n", "\n");
  if (platform !== "twitter")
    return ASCII.test(posted) ? posted.length : [...GRAPHEMES.segment(posted)].length;
  let weight = 0;
  for (const { size } of listUnits(posted)) weight += size;
  return weight;
}

/**
 * What a text begins with that does not count: white space and, on X, the accounts that a reply begins with
 * (docs.x.com/fundamentals/counting-characters).
 *
 * @param platform where it is to appear
 * @param text any length
 * @returns the beginning, often empty
 */
export function leadOf(platform: Platform, text: string): string {
  const lead = platform === "twitter" ? /^\s*(?:@\w{1,15}\s+){0,50}/ : /^\s*/;
  return lead.exec(text)?.[0] ?? "";
}

/**
 * The beginning of a text that fits.
 *
 * @param platform the platform
 * @param text any length
 * @param most characters as the platform counts
 * @returns the text itself when it fits; no character and, on X, no link is cut in two
 */
export function cutCharacters(platform: Platform, text: string, most: number): string {
  if (text.trimEnd().length <= most && platform !== "twitter") return text;
  if (platform !== "twitter" && ASCII.test(text) && !text.includes("\r"))
    return text.trim().length <= most ? text : text.slice(0, most);
  let left = most;
  let end = 0;
  for (const { length, size, isRun } of platform === "twitter" ? listUnits(text) : listGraphemes(text)) {
    const fitting = isRun ? Math.max(0, left) : 0;
    if (size > left && text.slice(end + fitting).trim() !== "") return text.slice(0, end + fitting);
    left -= size;
    end += length;
  }
  return text;
}

/** `length` in UTF-16 units, `size` as the platform counts; a run is of so many characters that count one each. */
type Unit = { length: number; size: number; isRun?: true };
/** Neither a scheme nor a name with a dot in it is without this. */
const LINKED = /:\/\/|\.[a-z0-9-]/iu;

function* listUnits(text: string): Generator<Unit> {
  if (!LINKED.test(text)) return yield* weighPlain(text);
  let at = 0;
  for (const { 0: link, index } of text.matchAll(X_LINK)) {
    yield* weighPlain(text.slice(at, index));
    yield { length: link.length, size: X_LINK_WEIGHT };
    at = index + link.length;
  }
  yield* weighPlain(text.slice(at));
}

function* weighPlain(text: string): Generator<Unit> {
  const isAscii = ASCII.test(text);
  if (isAscii && !text.includes("\r\n")) yield { length: text.length, size: text.length, isRun: true };
  else
    for (const { segment } of GRAPHEMES.segment(text))
      yield { length: segment.length, size: weighOne(segment) };
}

function* listGraphemes(text: string): Generator<Unit> {
  for (const { segment } of GRAPHEMES.segment(text)) yield { length: segment.length, size: 1 };
}

/** An emoji counts as two however many signs it is joined of; letters with accents as one. */
function weighOne(grapheme: string): number {
  if (X_EMOJI.test(grapheme)) return X_EMOJI_WEIGHT;
  let weight = 0;
  for (const character of grapheme.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    weight += X_LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
  }
  return weight;
}
