import type { PlatformInput } from "../formula/formula-input.ts";
import { RECENT_DAYS } from "../formula/recent-days.ts";
import { addDays } from "../time.ts";

type Observed = Pick<PlatformInput, "observedTo">;

/** The newest day that any source covers: with a figure, or as one on which all posts are known. Null without any. */
export function newestDay(sources: readonly Observed[]): string | null {
  return (
    sources
      .map(({ observedTo }) => observedTo)
      .sort()
      .at(-1) ?? null
  );
}

/** Whether any source covers one of the 13 weeks up to a day: only then there is a score of that day. */
export function hasRecentData(sources: readonly Observed[], day: string): boolean {
  const newest = newestDay(sources);
  return newest !== null && newest >= firstRecentDay(day);
}

/** The first of the 13 weeks up to a day, YYYY-MM-DD. */
export function firstRecentDay(day: string): string {
  return addDays(day, 1 - RECENT_DAYS);
}
