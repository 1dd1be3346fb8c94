import type { FormulaVersion } from "../formula/version.ts";
import { addDays } from "../time.ts";

/** Days of the newest figures of a profile up to a day; null where it has none. */
export type LastDays = {
  /** Of the newest post that is no reply. */
  original: string | null;
  /** Of the newest post, replies included. */
  post: string | null;
  comment: string | null;
};

/** The first UTC day of each kind of figures that are loaded for the score of a day. */
export type WindowStarts = { posts: string; replies: string; comments: string; followers: string };

/**
 * How far back the figures of a profile are needed for the score of a day. A version that keeps profiles apart judges silence
 * by what was known last: its window of posts ends with the last one that is no reply, that of replies with the last one of
 * any kind, that of comments with the last comment, however old they are.
 *
 * @param version that looks at them
 * @param day UTC day of the score, YYYY-MM-DD
 * @param last newest figures up to that day
 * @param lookback least length of each window in days, the last day included
 * @returns first days
 */
export function findWindows(
  { days, profiles }: Pick<FormulaVersion, "days" | "profiles">,
  day: string,
  last: LastDays,
  lookback = 1,
): WindowStarts {
  const before = (end: string | null, length: number) =>
    addDays((profiles === "apart" && end) || day, 1 - Math.max(length, lookback));
  return {
    posts: before(last.original, days.posts),
    replies: before(last.post, days.posts),
    comments: before(last.comment, days.posts),
    followers: before(day, days.lookback),
  };
}
