import type { Platform } from "../../formula/names.ts";
import type { ContentFormat } from "../content-draft.ts";
import { HASHTAG, LINK } from "../features/patterns.ts";
import { cutCharacters } from "../limits/count-characters.ts";
import { cutToLimit } from "../limits/text-limits.ts";

const SENTENCES = new Intl.Segmenter("en", { granularity: "sentence" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });
/** Of what fits, at least this share stays. */
const MIN_KEPT = 0.5;

/**
 * Shortens a text at the end of a sentence, or else of a word, where that keeps at least half of what the platform takes;
 * never within a word, link or hashtag.
 *
 * @param platform where it is to appear
 * @param format as in `cutToLimit`
 * @param text any length
 * @returns the text itself where it fits; else one that is no longer than `cutToLimit` gives
 */
export function cutAtBoundary(platform: Platform, format: ContentFormat, text: string): string {
  return cutToLimit(platform, format, text, cutPart);
}

function cutPart(platform: Platform, text: string, most: number): string {
  const cut = cutCharacters(platform, text, most);
  if (cut === text) return text;
  const end = endOfCut(text, cut.length);
  return end === 0 ? cut : text.slice(0, end).trimEnd();
}

function endOfCut(text: string, most: number): number {
  const least = most * MIN_KEPT;
  const marks = [...text.matchAll(LINK), ...text.matchAll(HASHTAG)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const isWhole = (end: number) => marks.every(([from, to]) => end <= from || end >= to);
  const kept = text.slice(0, most + 1);
  const spaces = [...kept.matchAll(/\s+/gu)].map(({ index }) => index);
  return (
    lastOf(endsOf(SENTENCES, text, most), least, isWhole) ??
    lastOf(spaces, least, isWhole) ??
    lastOf(endsOf(WORDS, text, most), least, isWhole) ??
    lastOf(spaces, 1, isWhole) ??
    0
  );
}

/** Where segments end, without the spaces after them, as far as they fit. */
function endsOf(segmenter: Intl.Segmenter, text: string, most: number): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenter.segment(text)) {
    const end = index + segment.trimEnd().length;
    if (end > most) break;
    ends.push(end);
  }
  return ends;
}

function lastOf(ends: readonly number[], least: number, isWhole: (end: number) => boolean): number | null {
  return ends.findLast((end) => end >= least && isWhole(end)) ?? null;
}
