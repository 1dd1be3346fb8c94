import { addDays } from "../time.ts";
import type { CommentDay } from "./formula-input.ts";

const COMMENTS_A_DAY = 4;

/**
 * Days of comments, four a day for 13 weeks, half of them positive and half negative.
 *
 * @param asOf the last of the days, YYYY-MM-DD
 * @returns days of comments whose net sentiment is 0
 */
export function balancedComments(asOf: string): CommentDay[] {
  const half = COMMENTS_A_DAY / 2;
  return Array.from({ length: 91 }, (_, ago) => ({
    date: addDays(asOf, -ago),
    positive: half,
    neutral: 0,
    negative: half,
    unknown: 0,
  }));
}
