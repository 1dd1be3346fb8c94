import type { CommentDay } from "../formula/formula-input.ts";

/** Comments on several profiles, counted together by day; by rising day. */
export function sumCommentDays(series: readonly CommentDay[][]): CommentDay[] {
  const sums = new Map<string, CommentDay>();
  for (const day of series.flat()) {
    const sum = sums.get(day.date);
    sums.set(day.date, sum ? addDay(sum, day) : day);
  }
  return [...sums.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function addDay(one: CommentDay, other: CommentDay): CommentDay {
  const sum: CommentDay = {
    date: one.date,
    positive: one.positive + other.positive,
    neutral: one.neutral + other.neutral,
    negative: one.negative + other.negative,
    unknown: one.unknown + other.unknown,
  };
  for (const name of ["repeated", "spam"] as const)
    if (one[name] !== undefined || other[name] !== undefined)
      sum[name] = (one[name] ?? 0) + (other[name] ?? 0);
  if (one.reading !== undefined && one.reading === other.reading) sum.reading = one.reading;
  if (one.chorus && other.chorus) {
    const { positive, neutral, negative } = other.chorus;
    sum.chorus = {
      positive: one.chorus.positive + positive,
      neutral: one.chorus.neutral + neutral,
      negative: one.chorus.negative + negative,
    };
  } else if (one.chorus ?? other.chorus) sum.chorus = one.chorus ?? other.chorus;
  return sum;
}
