import { countCharacters, cutCharacters } from "./count-characters.ts";
import { MAX_CHARACTERS } from "./max-characters.ts";

export type Thread = {
  /** The posts in order, each within the limit of X; at least one. */
  parts: readonly string[];
  /** What it was split by. */
  by: "its numbers" | "its blank lines" | "length";
  /** Marked posts that are too long for X, by their place from 1, with the characters over the limit. */
  tooLong: readonly { part: number; over: number }[];
  /** Posts beyond `MAX_OF_THREAD`. */
  left: number;
};

/** As many posts as X lets somebody write at once. */
export const MAX_OF_THREAD = 25;

const STARTS = /^[^\S\r\n]*(?:🧵[^\S\r\n]*)?[([]?(\d{1,2})\/(\d{0,2}|n)[)\]]?:?(?=\s|$)/gimu;
const ENDS = /(?<=\s|^)[([]?(\d{1,2})\/(\d{0,2}|n)[)\]]?[^\S\r\n]*(?:(?:🧵|👇|⬇️)[^\S\r\n]*)?(?=\r?\n|$)/giu;
/** Lists are numbered so too: these numbers count only where nothing else separates the posts. */
const KEYS = /^[^\S\r\n]*(\d)\uFE0F?\u20E3/gmu;
const BLANK_LINE = /\r?\n[^\S\r\n]*\r?\n/;

/**
 * A text as the posts of a thread on X: split at running numbers ("1/5", "2/"), else at blank lines or lines of
 * dashes; what is still too long is split between words.
 *
 * @param text any length
 * @returns its posts
 */
export function splitThread(text: string): Thread {
  if (last?.text !== text) last = { text, thread: split(text) };
  return last.thread;
}

/** One text is asked for several times in a row. */
let last: { text: string; thread: Thread } | undefined;

function split(text: string): Thread {
  const mayBeNumbered = text.includes("/");
  const starts = mayBeNumbered ? findRun(text, STARTS, ({ index }) => index) : [];
  const ends = mayBeNumbered ? findRun(text, ENDS, ({ index, 0: found }) => index + found.length) : [];
  const marks = starts.length >= ends.length ? starts : ends;
  const isOpen = marks.length < 2 && !BLANK_LINE.test(text);
  const cuts = isOpen ? findRun(text, KEYS, ({ index }) => index) : marks;
  const marked =
    cuts.length > 1 ? cutAt(text, cuts) : text.split(/\r?\n\s*\r?\n|\r?\n[-–—=*_]{3,}[^\S\r\n]*(?:\r?\n|$)/);
  const posts = marked.map((part) => part.trim()).filter((part) => part !== "");
  const isMarked = posts.length > 1;
  const overs = posts.map((part) => countCharacters("twitter", part) - MAX_CHARACTERS.twitter.most);
  const tooLong = overs.flatMap((over, index) => (isMarked && over > 0 ? [{ part: index + 1, over }] : []));
  const parts = posts.flatMap(splitLong);
  return {
    parts: parts.length === 0 ? [text] : parts.slice(0, MAX_OF_THREAD),
    by: cuts.length > 1 ? "its numbers" : isMarked ? "its blank lines" : "length",
    tooLong,
    left: Math.max(0, parts.length - MAX_OF_THREAD),
  };
}

/** Where numbers stand that run on from 1 or 2, all of the same total; the numbers of dates and shares do not. */
function findRun(text: string, mark: RegExp, cutOf: (found: RegExpExecArray) => number): number[] {
  const cuts: number[] = [];
  let next: number | null = null;
  let total = "";
  for (const found of text.matchAll(mark)) {
    const number = Number(found[1]);
    if (next === null ? number !== 1 && number !== 2 : number !== next) continue;
    const [, , of = ""] = found;
    if ((total !== "" && of !== "" && of !== total) || number > Number(of || number)) continue;
    total ||= of;
    cuts.push(cutOf(found));
    next = number + 1;
  }
  return cuts;
}

function cutAt(text: string, cuts: readonly number[]): string[] {
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index] ?? text.length));
}

function splitLong(part: string): string[] {
  const pieces: string[] = [];
  let left = part;
  while (left !== "" && pieces.length <= MAX_OF_THREAD) {
    const fits = cutCharacters("twitter", left, MAX_CHARACTERS.twitter.most);
    const isWhole = fits.length === left.length || /^\s/.test(left.slice(fits.length));
    const space = fits.search(/\s\S*$/);
    const piece = isWhole || space <= 0 ? fits : fits.slice(0, space);
    pieces.push(piece.trim());
    left = left.slice(Math.max(1, piece.length)).trim();
  }
  return pieces;
}
