import { clamp } from "../../statistics/clamp.ts";
import { roundTo } from "../../statistics/round-to.ts";
import type { Junk } from "../junk/find-junk.ts";

/** What must not be published as it stands lies between 0 and here: spam, what nobody can read or finished, harm. */
export const JUNK_CAP = 10;
/** What is hardly a text ("ok", an emoji, a link) lies between 0 and here. */
export const BARE_CAP = 20;
/** No ordinary text lies below. Predictions hardly ever do: within a platform they differ by 2 to 7 points. */
export const ORDINARY_FLOOR = 25;

/**
 * The published score of a prediction: that of a text that is no post is pressed together below any ordinary one, so that
 * the order among such texts stays. That junk does worse is a judgement: the public posts hold next to none.
 *
 * @param percentile the predicted percentile
 * @param unfit what is wrong with the text; null for an ordinary one, or none
 * @returns 0–100, one decimal
 */
export function limitScore(percentile: number, unfit: Junk["code"] | "harm" | null): number {
  const score = clamp(percentile, 0, 100);
  if (unfit === null) return roundTo(Math.max(score, ORDINARY_FLOOR), 1);
  return roundTo((score * (unfit === "bare" ? BARE_CAP : JUNK_CAP)) / 100, 1);
}
