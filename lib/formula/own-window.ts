import { dayNumber, dayOf } from "../time.ts";
import type { FormulaInput, PlatformInput, PostInput } from "./formula-input.ts";
import type { Platform } from "./names.ts";

/** Days of a window: 13 weeks, so that weekdays do not matter. */
export const WINDOW_DAYS = 91;
/** A level of fewer posts, or a share of fewer comments, is luck: nobody is held to it. */
const LEAST = { posts: 10, comments: 20 } as const;
/** What counts as an interaction of a post, and by what its exposure is told, the first that is known. */
export const WINDOW_FIGURES = {
  interactions: ["likes", "comments", "shares", "quotes", "saves"],
  exposure: ["impressions", "views", "reach"],
} as const;

/** What a profile did in 13 weeks. */
export type OwnWindow = {
  /** First and last UTC day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** Days with a post a week, 0–7; replies are none. */
  daysAWeek: number;
  /** What the typical post got: the mean of ln(1 + x), turned back; null of fewer than ten posts whose figure is known. */
  interactions: number | null;
  exposure: number | null;
  /** Share of critical comments, 0–1; null of fewer than twenty comments. */
  critical: number | null;
};

/** The past of one profile, by which no promise goes beyond what it has done. */
export type OwnPast = { platform: Platform; profile: string | null; windows: OwnWindow[] };

/** What a window is counted of. Logs are sums of ln(1 + x) over the posts whose figure is known. */
export type WindowCounts = {
  from: string;
  to: string;
  days: number;
  interactions: { posts: number; logs: number };
  exposure: { posts: number; logs: number };
  comments: number;
  critical: number;
};

/** The window that its counts make. */
export function windowOf({ from, to, days, ...counts }: WindowCounts): OwnWindow {
  const level = ({ posts, logs }: { posts: number; logs: number }) =>
    posts < LEAST.posts ? null : Math.expm1(logs / posts);
  return {
    ...{ from, to },
    daysAWeek: (days * 7) / WINDOW_DAYS,
    interactions: level(counts.interactions),
    exposure: level(counts.exposure),
    critical: counts.comments < LEAST.comments ? null : counts.critical / counts.comments,
  };
}

/**
 * The 13 weeks of a profile up to a day, as its data tell them.
 *
 * @param own the profile's data, in any order
 * @param to last UTC day, YYYY-MM-DD
 */
export function measureWindow(
  { posts, comments }: Pick<PlatformInput, "posts" | "comments">,
  to: string,
): OwnWindow {
  const from = dayOf(dayNumber(to) - WINDOW_DAYS + 1);
  const isIn = ({ date }: { date: string }) => date.slice(0, 10) >= from && date.slice(0, 10) <= to;
  const own = posts.filter((post) => isIn(post) && post.isReply !== true);
  const said = comments.filter(isIn);
  const critical = said.reduce((sum, { negative }) => sum + negative, 0);
  const all = said.reduce((sum, day) => sum + day.positive + day.neutral + day.negative, 0);
  return windowOf({
    ...{ from, to, critical, comments: all },
    days: new Set(own.map(({ date }) => date.slice(0, 10))).size,
    interactions: logsOf(own.map((post) => sumKnown(post, WINDOW_FIGURES.interactions))),
    exposure: logsOf(own.map((post) => firstKnown(post, WINDOW_FIGURES.exposure))),
  });
}

/**
 * The past of every profile of an input, in windows of 13 weeks back from the day of the score.
 *
 * @param input with older posts than a score looks at
 * @param windows how many of them
 */
export function measurePast({ asOf, platforms }: FormulaInput, windows: number): OwnPast[] {
  const today = dayNumber(asOf);
  return platforms.map((own) => ({
    platform: own.platform,
    profile: own.profile ?? null,
    windows: Array.from({ length: windows }, (_, back) =>
      measureWindow(own, dayOf(today - back * WINDOW_DAYS)),
    ),
  }));
}

type Figure = Exclude<keyof PostInput, "id" | "date" | "isReply" | "media">;

function sumKnown(post: PostInput, names: readonly Figure[]): number | null {
  const known = names.flatMap((name) => post[name] ?? []);
  return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0);
}

function firstKnown(post: PostInput, names: readonly Figure[]): number | null {
  return names.flatMap((name) => post[name] ?? [])[0] ?? null;
}

function logsOf(figures: readonly (number | null)[]): { posts: number; logs: number } {
  const known = figures.filter((figure) => figure !== null);
  return { posts: known.length, logs: known.reduce((sum, figure) => sum + Math.log1p(figure), 0) };
}
