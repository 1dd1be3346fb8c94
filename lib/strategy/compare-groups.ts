import { wallClock } from "../region/wall-clock.ts";
import { contrast } from "./contrast.ts";
import type { DescribedPost } from "./described-post.ts";
import type { IndexedTrait } from "./index-traits.ts";
import { measureSuccess, type Success, usualOf } from "./measure-success.ts";
import { repeatInParts } from "./repeat-in-parts.ts";
import { selectTraits } from "./select-traits.ts";

/** Posts younger than this have not had their results yet, in days. */
const SETTLED_DAYS = 7;
/** With fewer posts on a side there is nothing to compare. */
const MIN_POSTS = 8;
const DAY_MS = 86_400_000;
const HOURS_A_BLOCK = 4;
/** z of an interval of 95 %. */
const Z_95 = 1.96;

/** How posts of one kind did against all others of the same time. */
export type GroupResult = {
  /** "format:video", "weekday:2", "hour:8", "weekday:2 hour:8"; Sunday is 0, hours begin a block of four, in the zone that was asked for. */
  key: string;
  posts: number;
  /** Median as counted; null where it is not known. */
  usual: number | null;
  /** How many times as much as the others, with the 95 % interval of that. */
  ratio: number;
  low: number;
  high: number;
  /**
   * Whether chance alone hardly makes such a difference among all that were looked at, the interval leaves out 1, and it repeats in
   * both halves of the time and in odd and even weeks.
   */
  isClear: boolean;
};

/** An hour of a weekday, in the zone that was asked for. */
export type HourCell = {
  weekday: number;
  hour: number;
  posts: number;
  /** Geometric mean of what its posts got in times of the posts around them. */
  ratio: number;
};

export type GroupComparison = {
  /** Settled posts whose results are known. */
  posts: number;
  /** What was compared: "interactions" or, where none are known, "impressions" and the like. */
  unit: string;
  hours: HourCell[];
  formats: GroupResult[];
  /** Weekdays, blocks of hours, and both together that are clearly better than the rest, the clearest first; mostly none. */
  bestTimes: GroupResult[];
};

/** When a post went out by the clocks of the zone; Sunday is 0. */
type Moment = { weekday: number; hour: number };
type Measured = { posts: DescribedPost[]; values: Float64Array; raw: Float64Array; unit: string };

/**
 * Compares formats, weekdays and hours of posts, each post against its neighbours in time on its own profile.
 *
 * @param profiles posts without replies, a list for each profile, in any order
 * @param until milliseconds since 1970; posts of the 7 days before it, and later ones, are not looked at
 * @param timeZone IANA name of the zone of weekdays and hours
 * @returns null where fewer than sixteen posts can be compared; always the same for the same posts
 */
export function compareGroups(
  profiles: readonly (readonly DescribedPost[])[],
  until: number,
  timeZone = "UTC",
): GroupComparison | null {
  const measured = joinMeasured(profiles.map((posts) => measureProfile(posts, until)));
  if (measured.posts.length < 2 * MIN_POSTS) return null;
  const { posts, values } = measured;
  const clock = wallClock(timeZone);
  const moments = new Map<DescribedPost, Moment>(posts.map((post) => [post, clock(post.at)]));
  const formats = sidesOf(posts, ({ traits }) => traits.filter((trait) => trait.startsWith("format:")), true);
  const times = sidesOf(posts, (post) => timesOf(moments.get(post) as Moment), false);
  return {
    posts: posts.length,
    unit: measured.unit,
    hours: hoursOf([...moments.values()], values),
    formats: judge(measured, formats).sort((a, b) => b.ratio - a.ratio),
    bestTimes: judge(measured, times)
      .filter(({ isClear, ratio }) => isClear && ratio > 1)
      .sort((a, b) => b.low - a.low),
  };
}

/** Engagement where it is known, else how many people saw the posts. */
function measureProfile(posts: readonly DescribedPost[], until: number): Measured | null {
  const settled = posts
    .filter(({ at }) => at <= until - SETTLED_DAYS * DAY_MS)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const [success]: (Success | undefined)[] = measureSuccess(settled);
  if (!success) return null;
  return { posts: settled, values: success.relative, raw: success.raw, unit: success.unit };
}

/** All posts whose results are known, in rising order of time. */
function joinMeasured(all: readonly (Measured | null)[]): Measured {
  const known = all.filter((one) => one !== null);
  const rows = known
    .flatMap(({ posts, values, raw }) => posts.map((post, at) => ({ post, value: values[at], raw: raw[at] })))
    .filter(({ value }) => !Number.isNaN(value as number))
    .sort((a, b) => a.post.at - b.post.at);
  return {
    posts: rows.map(({ post }) => post),
    values: Float64Array.from(rows, ({ value }) => value as number),
    raw: Float64Array.from(rows, ({ raw }) => raw as number),
    unit: known[0]?.unit ?? "interactions",
  };
}

function timesOf({ weekday, hour }: Moment): string[] {
  const block = Math.floor(hour / HOURS_A_BLOCK) * HOURS_A_BLOCK;
  return [`weekday:${weekday}`, `hour:${block}`, `weekday:${weekday} hour:${block}`];
}

/** The posts on both sides of each key; where a post has none of them they may be unknown, and it stands on neither. */
function sidesOf(
  posts: readonly DescribedPost[],
  keysOf: (post: DescribedPost) => string[],
  canBeUnknown: boolean,
): IndexedTrait[] {
  const keys = posts.map(keysOf);
  const without = keys.map((held) => (canBeUnknown && held.length === 0 ? -1 : 0));
  return [...new Set(keys.flat())].sort().map((key) => {
    const side = Int8Array.from(keys, (held, at) => (held.includes(key) ? 1 : (without[at] as number)));
    return { key, side };
  });
}

function judge({ posts, values, raw }: Measured, traits: readonly IndexedTrait[]): GroupResult[] {
  const tellable = traits.filter(
    ({ side }) => countOf(side, 1) >= MIN_POSTS && countOf(side, 0) >= MIN_POSTS,
  );
  const selected = selectTraits(values, tellable, {
    tests: 1,
    seed: `${posts.length} ${posts[0]?.id}`,
    isRepeated: (left, trait) => repeatInParts(posts, left, trait).isRepeated,
  });
  return tellable.map((trait) => {
    const { difference, error, having } = contrast(values, trait.side);
    const [low, high] = [difference - Z_95 * error, difference + Z_95 * error];
    const members = [...trait.side.keys()].filter((at) => trait.side[at] === 1);
    return {
      key: trait.key,
      posts: having,
      usual: usualOf(raw, members),
      ratio: Math.exp(difference),
      low: Math.exp(low),
      high: Math.exp(high),
      isClear: (low > 0 || high < 0) && selected.some((one) => isSameDivision(one.trait, trait)),
    };
  });
}

/** Of two formats that are all there are, one is the other's opposite, and only one of them is selected. */
function isSameDivision(a: IndexedTrait, b: IndexedTrait): boolean {
  return a.key === b.key || a.side.every((side, at) => (side < 0 ? side : 1 - side) === b.side[at]);
}

function countOf(side: Int8Array, wanted: number): number {
  let count = 0;
  for (const one of side) if (one === wanted) count++;
  return count;
}

function hoursOf(moments: readonly Moment[], values: Float64Array): HourCell[] {
  const cells = new Map<number, number[]>();
  moments.forEach(({ weekday, hour }, place) => {
    const key = 24 * weekday + hour;
    const held = cells.get(key) ?? [];
    held.push(values[place] as number);
    cells.set(key, held);
  });
  return [...cells].map(([key, held]) => ({
    weekday: Math.floor(key / 24),
    hour: key % 24,
    posts: held.length,
    ratio: Math.exp(held.reduce((sum, value) => sum + value, 0) / held.length),
  }));
}
