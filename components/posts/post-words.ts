import { formatCount, formatDecimals } from "#components/ui/format.ts";
import type { PostRow } from "#lib/posts/schemas.ts";
import { LEAST_POSTS, MOST_COMPARED, REPLIES, SETTLED_AGE } from "#lib/posts/values.ts";

/** A figure, or that it is not known. */
export const UNKNOWN = "–";

const FORMAT_WORDS: Record<string, string> = {
  [REPLIES]: "Reply",
  image: "Image",
  video: "Video",
  text: "Text",
};

/** "Video" of "video"; what a platform calls a format of its own stays its word. */
export function formatWords(format: string): string {
  return FORMAT_WORDS[format] ?? `${format.slice(0, 1).toUpperCase()}${format.slice(1)}`;
}

/** "12,400", or that it is not known. */
export function countWords(count: number | null): string {
  return count === null ? UNKNOWN : formatCount(count);
}

/** "3.4 %", or that it is not known. */
export function rateWords(rate: number | null): string {
  if (rate === null) return UNKNOWN;
  return `${rate < 10 ? formatDecimals(rate, 1) : formatCount(Math.round(rate))}\u2009%`;
}

/** 1 to 99: a place among some posts is never above or below all posts that could be. */
export function wholePercentile(percentile: number): number {
  return Math.min(99, Math.max(1, Math.round(percentile)));
}

/** "63rd" */
export function ordinal(count: number): string {
  const ends = ["th", "st", "nd", "rd"];
  const teen = count % 100 > 10 && count % 100 < 14;
  return `${count}${teen ? "th" : (ends[count % 10] ?? "th")}`;
}

/** How old the figures are that a post is compared by. */
export function ageWords(days: number): string {
  if (days >= SETTLED_AGE) return `from day ${SETTLED_AGE} on`;
  return days > 0 ? `on day ${days}` : "first day";
}

type Placed = Pick<PostRow, "place" | "age_days" | "interactions" | "created_at">;

/** Why a post has the place that it has, or none. */
export function placeWords({ place, age_days: age, interactions, created_at }: Placed): string {
  if (created_at === null || age === null)
    return "The date of this post is not known, so it cannot be compared.";
  if (interactions === null) return "None of its interactions are known, so there is nothing to compare.";
  const figures =
    age >= SETTLED_AGE
      ? `Its figures are from day ${SETTLED_AGE} or later, when they have settled`
      : `Its figures are from ${age > 0 ? `day ${age}` : "the first day"}`;
  if (place === null)
    return `${figures}. Fewer than ${LEAST_POSTS} of your other posts on the platform have figures of that age, so there is no percentile yet.`;
  const share = wholePercentile(place.percentile);
  const among = `${place.among >= MOST_COMPARED ? "newest " : ""}${formatCount(place.among)} posts`;
  return `${figures}. It got more interactions than ${share}\u2009% of your ${among} on the platform at that age.`;
}
