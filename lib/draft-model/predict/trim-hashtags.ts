import type { PlatformModel } from "../draft-model.ts";
import { count, HASHTAG, LINK } from "../features/patterns.ts";

/** How many hashtags a text with too many is compared with. */
const KEPT = 3;
/** So many are ordinary anywhere; where the platform's posts have more, a standard deviation above their mean. */
const MANY = 5;
/** Points for six times as many as are ordinary. An assumption, so that a text with more of them never stands level. */
const POINTS_PER_LOG = 5 / Math.log(6);

/** How many hashtags a text has; those inside links do not count. */
export function countHashtags(text: string): number {
  return text.includes("#") ? count(text.replace(LINK, " "), HASHTAG) : 0;
}

/**
 * The text with its first three hashtags alone.
 *
 * @param text any length
 * @returns null when it has five or fewer
 */
export function trimHashtags(text: string): string | null {
  if (countHashtags(text) <= MANY) return null;
  let seen = 0;
  return text
    .replace(HASHTAG, (tag) => (++seen <= KEPT ? tag : ""))
    .replace(/[^\S\n]{2,}/gu, " ")
    .trim();
}

/**
 * What too many hashtags cost, beside that a text with them scores no more than with three.
 *
 * @param hashtags how many there are
 * @param model the platform's model, of which only mean and deviation of their number are looked at
 * @returns points, 0 for as many as are ordinary on the platform; null when three are no better
 */
export function costOfHashtags(hashtags: number, { curves }: Pick<PlatformModel, "curves">): number | null {
  const { mean = 0, deviation = 0 } = curves.hashtags ?? {};
  const ordinary = Math.max(MANY, Math.expm1(mean + deviation));
  return hashtags <= ordinary ? null : POINTS_PER_LOG * Math.log(hashtags / ordinary);
}
