import { dayNumber, dayOf } from "../../time.ts";
import type { CommentDay, PlatformInput, PostInput } from "../formula-input.ts";
import { isCount } from "../is-count.ts";
import type { Platform } from "../names.ts";
import { DAYS } from "./parameters.ts";

/** One platform's data, cut to what the formula may look at on the day of the score, and put in order. */
export type PreparedPlatform = {
  platform: Platform;
  /** Day number of the score. */
  today: number;
  /** First and last day number within the lookback on which posts were observed; null when there is none in it. */
  observed: Span | null;
  /** The same of anything: posts, audience, comments. */
  seen: Span | null;
  /** The day up to which posts are known, where other figures reach a week further; null where none are. */
  postsUntil?: string | null;
  /** Own posts without replies, in no order. */
  posts: PreparedPost[];
  followers: { day: number; count: number }[];
  /** Days of comments within the level window. */
  comments: CommentDay[];
};

export type Span = { from: number; to: number };
export type PreparedPost = { day: number; age: number; post: PostInput };

/**
 * Cuts one platform's data to the lookback before the day of the score. What is dated later is left
 * out (no look-ahead), and so is every reply: replies answer few people and would drown the figures of posts. The
 * observed span is widened to known posts and replies, for a known post shows that its day was observed; where the
 * input says of which days it knows all posts, only these are observed for posts.
 *
 * @param input one platform as the caller has it, in any order
 * @param asOf the UTC day of the score, YYYY-MM-DD
 * @returns the platform's data; audience figures in ascending order of day
 * @throws RangeError when a date is no day
 */
export function preparePlatform(input: PlatformInput, asOf: string): PreparedPlatform {
  const today = dayNumber(asOf);
  const first = today - DAYS.postLookback + 1;
  const known = placePosts(datedWithin(input.posts, first, asOf), today);
  const followers = datedWithin(input.followers, today - DAYS.lookback + 1, asOf)
    .filter((figure) => isCount(figure.count))
    .map((figure) => ({ day: dayNumber(figure.date), count: figure.count }))
    .sort((a, b) => a.day - b.day || a.count - b.count);
  return {
    platform: input.platform,
    today,
    ...spansOf(input, known, first, today),
    posts: known.filter((placed) => placed.post.isReply !== true),
    followers,
    comments: datedWithin(input.comments, today - DAYS.level + 1, asOf),
  };
}

function datedWithin<Dated extends { date: string }>(
  entries: readonly Dated[],
  first: number,
  asOf: string,
): Dated[] {
  const oldest = dayOf(first);
  return entries.filter(({ date }) => date >= oldest && date.slice(0, 10) <= asOf);
}

function placePosts(posts: readonly PostInput[], today: number): PreparedPost[] {
  const days = new Map<string, number>();
  return posts.map((post) => {
    const day = days.get(post.date) ?? dayNumber(post.date);
    days.set(post.date, day);
    return { day, age: today - day, post };
  });
}

function spansOf(
  { observedFrom, observedTo, postsKnown }: PlatformInput,
  known: PreparedPost[],
  first: number,
  today: number,
): Pick<PreparedPlatform, "observed" | "seen" | "postsUntil"> {
  const posts = postsKnown && { from: dayNumber(postsKnown.from), to: dayNumber(postsKnown.to) };
  let from = dayNumber(observedFrom);
  let to = dayNumber(observedTo);
  for (const span of [...(posts ? [posts] : []), ...known.map(({ day }) => ({ from: day, to: day }))]) {
    from = Math.min(from, span.from);
    to = Math.max(to, span.to);
  }
  const cut = (span: Span): Span | null => {
    const within = { from: Math.max(span.from, first), to: Math.min(span.to, today) };
    return within.from <= within.to ? within : null;
  };
  const seen = cut({ from, to });
  if (posts === undefined) return { observed: seen, seen };
  const isBehind = posts === null || posts.to <= Math.min(to, today) - DAYS.recent;
  return {
    observed: posts && cut(posts),
    seen,
    ...(isBehind && { postsUntil: postsKnown?.to ?? null }),
  };
}
