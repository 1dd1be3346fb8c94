import { mixHash } from "../statistics/fnv-hash.ts";
import { openPairIndex } from "../statistics/pair-index.ts";
import type { FoldedComment } from "./fold-comment.ts";

/** Two comments are nearly the same when they share so much of all their different words (Jaccard's index). */
const NEARLY_SAME = 0.7;
/**
 * Comments are compared where one of so many bands of so many minima of hashes agrees: 92 % of those that share .7 of
 * their words, 99 % of those that share .8, 6 % of those that share .2 (1 − (1 − J³)⁶; Broder 1997).
 */
const BANDS = 6;
const MINIMA_A_BAND = 3;
const FIRST_WORDS = 1_024;
const NO_WORDS = new Uint32Array(0);

/** Comments that say the same, or nearly. Numbers count from 0, in the order in which texts were first met. */
export type CommentGroups = {
  /** The group of a comment; null when nothing like it was met. */
  find: (comment: FoldedComment) => number | null;
  /** The group of a comment, a new one where nothing like it was met. */
  join: (comment: FoldedComment) => number;
};

/** Groups of comments by their texts. A text is compared with a bounded number of others, however many there are. */
export function openCommentGroups(): CommentGroups {
  const byKey = new Map<string, number>();
  const byBand = openPairIndex();
  const texts = openTexts();
  const findNear = (own: Uint32Array, bands: readonly number[]): number | null => {
    let last = -1;
    for (let band = 0; band < bands.length; band++) {
      const group = byBand.get(band, bands[band] as number);
      // Texts that are alike agree in several bands.
      if (group < 0 || group === last) continue;
      if (texts.shareOf(group, own) >= NEARLY_SAME) return group;
      last = group;
    }
    return null;
  };
  const find = (comment: FoldedComment): number | null =>
    byKey.get(comment.key) ?? (comment.words ? findNear(comment.words, bandsOf(comment.words)) : null);
  const join = (comment: FoldedComment): number => {
    const same = byKey.get(comment.key);
    if (same !== undefined) return same;
    const bands = comment.words ? bandsOf(comment.words) : [];
    const near = comment.words && findNear(comment.words, bands);
    const group = near ?? texts.add(comment.words ?? NO_WORDS);
    byKey.set(comment.key, group);
    if (near === null)
      for (let band = 0; band < bands.length; band++) byBand.add(band, bands[band] as number, group);
    return group;
  };
  return { find, join };
}

/** The words of the first text of each group, one after the other in a flat array. */
function openTexts() {
  let words = new Uint32Array(FIRST_WORDS);
  const ends: number[] = [];
  const add = (own: Uint32Array): number => {
    const start = ends.at(-1) ?? 0;
    if (start + own.length > words.length) {
      const larger = new Uint32Array(Math.max(words.length * 2, start + own.length));
      larger.set(words);
      words = larger;
    }
    words.set(own, start);
    return ends.push(start + own.length) - 1;
  };
  /** Of all different words of a group's text and another the share that both have. */
  const shareOf = (group: number, other: Uint32Array): number => {
    const start = group === 0 ? 0 : (ends[group - 1] as number);
    const end = ends[group] as number;
    let common = 0;
    for (let a = start, b = 0; a < end && b < other.length; ) {
      const [left, right] = [words[a] as number, other[b] as number];
      if (left === right) common++;
      if (left <= right) a++;
      if (right <= left) b++;
    }
    return common / (end - start + other.length - common);
  };
  return { add, shareOf };
}

function bandsOf(words: Uint32Array): number[] {
  const bands: number[] = [];
  for (let band = 0; band < BANDS; band++) {
    let hash = band + 1;
    for (let at = 0; at < MINIMA_A_BAND; at++)
      hash = mixHash(hash ^ leastOf(words, band * MINIMA_A_BAND + at));
    bands.push(hash);
  }
  return bands;
}

/** The least of the words under one of many hashes. */
function leastOf(words: Uint32Array, seed: number): number {
  const mask = Math.imul(seed + 1, 0x9e3779b1);
  let least = 0xffff_ffff;
  for (let at = 0; at < words.length; at++) {
    const hash = mixHash((words[at] as number) ^ mask);
    if (hash < least) least = hash;
  }
  return least;
}
