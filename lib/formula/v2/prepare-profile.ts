import { dayNumber, dayOf } from "../../time.ts";
import type { CommentDay, PlatformInput, PostInput } from "../formula-input.ts";
import { isCount } from "../is-count.ts";
import type { Platform } from "../names.ts";
import { DAYS } from "./parameters.ts";
import type { ReferenceTable } from "./reference/reference-table.ts";

export type Span = { from: number; to: number };
export type Placed = { day: number; post: PostInput };
export type Posted = Placed & { on: PostDay };
/** The posts of a day, those that are no replies, and what these achieved (`countDays`) by the size of the audience. */
export type PostDay = {
  day: number;
  all: PostInput[];
  own: Posted[];
  counted: { table: ReferenceTable; size: number | null; ratios: number[] }[];
};
/** The days of a profile's posts as they were placed last, by day number. */
export type PlacedDays = Map<number, PostDay>;

/** One profile's data, cut to what the formula may look at on the day of the score. Days are day numbers. */
export type Profile = {
  platform: Platform;
  today: number;
  /** Spans of days on which all posts are known, rising and apart; none where posts are not known at all. */
  covered: Span[];
  /** Own posts without replies, by rising day. */
  posts: Posted[];
  lastPost: number | null;
  /** Known audience sizes, by rising day. */
  followers: { day: number; count: number }[];
  /** Days of comments of the level window that ends with the last of them. */
  comments: CommentDay[];
  /** Days without a post, as far as they are known, and those beyond `DAYS.held` that nobody knows anything of. */
  silent: number;
  unknown: number;
};

/**
 * Cuts one profile's data to the day of the score. What is dated later is left out (no look-ahead), and so is every reply:
 * replies answer few people and would drown the figures of posts.
 *
 * @param input one profile as the caller has it, in any order
 * @param asOf the UTC day of the score, YYYY-MM-DD
 * @param placed the days of its posts at the last call; it is left with those of this one
 * @returns the profile's data
 * @throws RangeError when a date is no day
 */
export function prepareProfile(input: PlatformInput, asOf: string, placed: PlacedDays = new Map()): Profile {
  const today = dayNumber(asOf);
  const known = placePosts(input.posts, asOf, placed);
  const lastPost = known.findLast(({ own }) => own.length > 0)?.day ?? null;
  const covered = coverOf(input, known, today);
  const to = covered.at(-1)?.to;
  const oldest = dayOf(today - DAYS.lookback + 1);
  const followers = input.followers
    .filter(({ date, count }) => date >= oldest && date.slice(0, 10) <= asOf && isCount(count))
    .map(({ date, count }) => ({ day: dayNumber(date), count }))
    .sort((a, b) => a.day - b.day || a.count - b.count);
  return {
    platform: input.platform,
    today,
    covered,
    posts: lastPost === null ? [] : ownSince(known, lastPost - DAYS.postLookback + 1),
    lastPost,
    followers,
    comments: lastWindow(input.comments, asOf),
    silent: to === undefined ? 0 : to - (lastPost ?? (covered[0] as Span).from),
    unknown: to === undefined ? 0 : Math.max(0, today - to - DAYS.held),
  };
}

/** How many of the days from one to another are covered. */
export function coveredDays(covered: readonly Span[], from: number, to: number): number {
  return covered.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from) + 1),
    0,
  );
}

/**
 * The share of the days of the level window, from its first covered one to the last, that are covered: 1 without gaps, or with
 * gaps too small to pick by.
 */
export function coveredShare({ covered }: Pick<Profile, "covered">): number {
  const to = covered.at(-1)?.to;
  if (to === undefined) return 1;
  const from = firstCovered(covered, to - DAYS.level + 1);
  const [length, known] = [to - from + 1, coveredDays(covered, from, to)];
  return length - known < DAYS.gap ? 1 : known / length;
}

/**
 * The day from which days up to the last covered one count as known: `day`, where a source covered days in the 13 weeks before
 * it, else the first covered day from it on.
 */
export function firstCovered(covered: readonly Span[], day: number): number {
  const isEarlier = covered.some(({ from, to }) => from < day && to >= day - DAYS.level);
  return isEarlier ? day : Math.max(day, covered.find(({ to }) => to >= day)?.from ?? day);
}

/** The days of posts. @param posts all own posts of each of their days, by rising day */
export function daysOf(posts: readonly Posted[]): PostDay[] {
  const days: PostDay[] = [];
  for (let at = 0; at < posts.length; ) {
    const { on } = posts[at] as Posted;
    days.push(on);
    at += on.own.length;
  }
  return days;
}

/** Those of them from one day to another, both included. @param posts as `daysOf` takes them */
export function postsBetween(posts: readonly Posted[], from: number, to: number): Posted[] {
  return posts.slice(placeOfDay(posts, from), placeOfDay(posts, to + 1));
}

/** How many posts are of earlier days. */
function placeOfDay(posts: readonly Posted[], day: number): number {
  let at = 0;
  while (at < posts.length && (posts[at] as Posted).day < day) at += (posts[at] as Posted).on.own.length;
  return at;
}

/** By rising day. A day whose posts are the same objects as before is the same object, with what was counted of it. */
function placePosts(posts: readonly PostInput[], asOf: string, placed: PlacedDays): PostDay[] {
  const days = [...groupPosts(posts, asOf)].map(([day, all]) => {
    const before = placed.get(day);
    return before && isSame(before.all, all) ? before : placeDay(day, all);
  });
  placed.clear();
  for (const day of days) placed.set(day.day, day);
  return days.sort((a, b) => a.day - b.day);
}

function groupPosts(posts: readonly PostInput[], asOf: string): Map<number, PostInput[]> {
  const groups = new Map<number, PostInput[]>();
  let [date, group]: [string | null, PostInput[] | null] = [null, null];
  for (const post of posts) {
    if (post.date !== date) {
      date = post.date;
      group = date.slice(0, 10) > asOf ? null : groupOf(groups, dayNumber(date));
    }
    group?.push(post);
  }
  return groups;
}

function groupOf(groups: Map<number, PostInput[]>, day: number): PostInput[] {
  const group = groups.get(day) ?? [];
  groups.set(day, group);
  return group;
}

function isSame(some: readonly PostInput[], others: readonly PostInput[]): boolean {
  return some.length === others.length && some.every((post, at) => post === others[at]);
}

function placeDay(day: number, all: PostInput[]): PostDay {
  const on: PostDay = { day, all, own: [], counted: [] };
  for (const post of all) if (post.isReply !== true) on.own.push({ day, post, on });
  return on;
}

function ownSince(days: readonly PostDay[], first: number): Posted[] {
  return days.flatMap(({ day, own }) => (day >= first ? own : []));
}

/** The spans as given; without any, from the first to the last day of anything, widened to the known posts. */
function coverOf(input: PlatformInput, known: readonly PostDay[], today: number): Span[] {
  const given = input.covered ?? spanOf(input);
  const spans = given.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  const all = [...spans, ...runsOf(known)]
    .map(({ from, to }) => ({ from, to: Math.min(to, today) }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const joined: Span[] = [];
  for (const span of all) {
    const last = joined.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else joined.push(span);
  }
  return joined;
}

/** The days of posts, those beside each other as one span. */
function runsOf(placed: readonly PostDay[]): Span[] {
  const runs: Span[] = [];
  for (const { day } of placed) {
    const last = runs.at(-1);
    if (last && day <= last.to + 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function spanOf({ postsKnown, observedFrom, observedTo }: PlatformInput) {
  if (postsKnown === undefined) return [{ from: observedFrom, to: observedTo }];
  return postsKnown === null ? [] : [postsKnown];
}

function lastWindow(comments: readonly CommentDay[], asOf: string): CommentDay[] {
  const past = comments.filter(({ date }) => date.slice(0, 10) <= asOf);
  const last = past
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (last === undefined) return [];
  const oldest = dayOf(dayNumber(last) - DAYS.level + 1);
  return past.filter(({ date }) => date >= oldest);
}
