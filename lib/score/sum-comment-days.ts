import type { CommentDay } from "../formula/formula-input.ts";

/** Comments on several profiles, counted together by day; by rising day. */
export function sumCommentDays(series: readonly CommentDay[][]): CommentDay[] {
  const sums = new Map<string, CommentDay>();
  for (const { date, ...counts } of series.flat()) {
    const sum = sums.get(date) ?? { date, positive: 0, neutral: 0, negative: 0, unknown: 0 };
    sums.set(date, {
      date,
      positive: sum.positive + counts.positive,
      neutral: sum.neutral + counts.neutral,
      negative: sum.negative + counts.negative,
      unknown: sum.unknown + counts.unknown,
    });
  }
  return [...sums.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
