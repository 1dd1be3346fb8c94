import { mixHash } from "../statistics/fnv-hash.ts";
import type { FoldedComment } from "./fold-comment.ts";

/** Two comments are nearly the same when they share so much of all their different words (Jaccard's index). */
const NEARLY_SAME = 0.7;
/**
 * Comments are compared where one of so many bands of so many minima of hashes agrees: 92 % of those that share .7 of
 * their words, 99 % of those that share .8, 6 % of those that share .2 (1 − (1 − J³)⁶; Broder 1997).
 */
const BANDS = 6;
const MINIMA_A_BAND = 3;

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
  const byBand = new Map<number, number>();
  const words: (Uint32Array | null)[] = [];
  const findNear = (own: Uint32Array, bands: readonly number[]): number | null => {
    for (const band of bands) {
      const group = byBand.get(band);
      const other = group === undefined ? null : words[group];
      if (group !== undefined && other && shareOf(own, other) >= NEARLY_SAME) return group;
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
    const group = near ?? words.push(comment.words) - 1;
    byKey.set(comment.key, group);
    if (near === null) for (const band of bands) if (!byBand.has(band)) byBand.set(band, group);
    return group;
  };
  return { find, join };
}

function bandsOf(words: Uint32Array): number[] {
  const bands: number[] = [];
  for (let band = 0; band < BANDS; band++) {
    let hash = band + 1;
    for (let at = 0; at < MINIMA_A_BAND; at++)
      hash = mixHash(hash ^ leastOf(words, band * MINIMA_A_BAND + at));
    // Bands apart, so that one of them is never taken for another.
    bands.push(hash * BANDS + band);
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

/** Of all different words of two comments the share that both have. */
function shareOf(one: Uint32Array, other: Uint32Array): number {
  let common = 0;
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    const [left, right] = [one[a] as number, other[b] as number];
    if (left === right) common++;
    if (left <= right) a++;
    if (right <= left) b++;
  }
  return common / (one.length + other.length - common);
}
