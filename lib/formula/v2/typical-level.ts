import { clamp } from "../../statistics/clamp.ts";
import { FULL_EVIDENCE_POSTS, OFFSET, WINSOR } from "./parameters.ts";

/**
 * The level of an account's typical post: the mean of the posts' logarithms against what is typical, each held within
 * `WINSOR` of the account's own middle post. Where most posts have no reaction it grows with the share that has one.
 *
 * @param ratios what each post achieved, divided by what is typical of such accounts; 0 or more, in any order
 * @returns a logarithm, 0 where every post is typical; null of no posts
 * Source: winsorised mean on logarithms (Tukey 1962): one post, however often multiplied, moves it by at most 2/n.
 */
export function typicalLevel(ratios: readonly number[]): number | null {
  if (ratios.length === 0) return null;
  const levels = new Float64Array(ratios.length);
  for (let at = 0; at < levels.length; at++) levels[at] = levelOf(ratios[at] as number);
  levels.sort();
  const half = levels.length >> 1;
  const upper = levels[half] as number;
  const middle = levels.length % 2 === 1 ? upper : (upper + (levels[half - 1] as number)) / 2;
  let sum = 0;
  for (const level of levels) sum += clamp(level, middle - WINSOR, middle + WINSOR);
  return sum / levels.length;
}

/** The logarithm of one value against what is typical. */
export function levelOf(ratio: number): number {
  return Math.log((ratio + OFFSET) / (1 + OFFSET));
}

/** The value of a level, as a multiple of what is typical: the inverse of `levelOf`, 0 or more. */
export function ratioOf(level: number): number {
  return Math.max(0, (1 + OFFSET) * Math.exp(level) - OFFSET);
}

/**
 * How far the evidence lets a level move from the median account: n/(n + k), and in proportion below 20 posts, so that one
 * post moves the composite by less than two points.
 *
 * @param n posts, comments, or the half of the harmonic mean of the posts of two windows
 * @param halfWay the table's k, fitted from split samples
 * @param share of the days that is covered: posts of days that are withheld count as if they were known, for a brand that does
 * badly would gain by knowing less
 * @returns 0–1
 */
export function evidenceOf(n: number, halfWay: number, share = 1): number {
  const all = n / share;
  return (all / (all + halfWay)) * Math.min(1, all / FULL_EVIDENCE_POSTS);
}
