import { DAYS } from "./parameters.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";

/** How a platform was used within a span of observed days. */
export type Cadence = {
  /** Days of the span on which the platform was observed. */
  observedDays: number;
  posts: number;
  /** Null without an observed day. */
  postsPerWeek: number | null;
  /** Whole weeks counted back from the last observed day, and those of them with a post. */
  weeks: number;
  weeksWithPost: number;
  /** From the last post to the last observed day; null without a post in the span. */
  daysSincePost: number | null;
};

/**
 * Counts posts against observed days. A day that was not observed is no silence.
 *
 * @param platform prepared data of one platform
 * @param from first day number of the span; by default the level window's
 * @param to last day number of the span; by default the day of the score
 * @returns counts, posts per week, weeks with a post, days since the last post
 */
export function measureCadence(
  platform: PreparedPlatform,
  from = platform.today - DAYS.level + 1,
  to = platform.today,
): Cadence {
  const first = Math.max(from, platform.observed?.from ?? Number.POSITIVE_INFINITY);
  const last = Math.min(to, platform.observed?.to ?? Number.NEGATIVE_INFINITY);
  const observedDays = Math.max(0, last - first + 1);
  const days = platform.posts.filter((p) => p.day >= first && p.day <= last).map((p) => p.day);
  const weeks = Math.floor(observedDays / 7);
  const used = new Set(days.map((day) => Math.floor((last - day) / 7)).filter((week) => week < weeks));
  const newest = days.reduce<number | null>(
    (latest, day) => (latest === null || day > latest ? day : latest),
    null,
  );
  return {
    observedDays,
    posts: days.length,
    postsPerWeek: observedDays === 0 ? null : (days.length * 7) / observedDays,
    weeks,
    weeksWithPost: used.size,
    daysSincePost: newest === null ? null : last - newest,
  };
}
