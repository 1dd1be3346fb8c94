import type { Platform } from "../formula/names.ts";
import { addDays, utcDay } from "../time.ts";

/** What an audit of a test key comes to, by its lookback; every other one completes within a second. */
export const TEST_LOOKBACKS = {
  /** Ends as failed, as one that finds no recent figures. */
  noRecentData: 361,
  /** Ends as failed, as one a step of which keeps failing. */
  failed: 362,
  /** Completes without the figures of its first platform. */
  partial: 363,
  /** Takes half a minute. */
  slow: 364,
} as const;

/**
 * The last day with figures of fixtures that were laid at an instant: the Sunday before. The formula counts by weeks, so the same figures give the
 * same score whenever they were laid.
 * @returns UTC day, YYYY-MM-DD
 */
export function lastFixtureDay(laidAt: Date): string {
  return addDays(utcDay(laidAt), -(laidAt.getUTCDay() || 7));
}

const SLOW_SECONDS = 30;
const MOST_SECONDS = 1;

type Audit = { isTest: boolean; isLaid: boolean; lookbackDays: number; platforms: readonly Platform[] };

/** The least time that a run of a test key takes, in seconds; null for one of any other key. */
export function secondsInTest({ isTest, isLaid, lookbackDays }: Audit): number | null {
  if (!isTest) return null;
  if (isLaid) return 0;
  return lookbackDays === TEST_LOOKBACKS.slow ? SLOW_SECONDS : MOST_SECONDS;
}

/** How an audit of a test key is to fail, where its lookback asks for it. */
export function failureInTest({ isTest, lookbackDays }: Audit): { title: string; detail: string } | null {
  if (!isTest) return null;
  const asked = `Test mode: lookback_days ${lookbackDays} asks for this.`;
  if (lookbackDays === TEST_LOOKBACKS.noRecentData)
    return { title: "No Recent Data", detail: `There is no data for any of the last 13 weeks. ${asked}` };
  if (lookbackDays === TEST_LOOKBACKS.failed)
    return {
      title: "Audit Failed",
      detail: `A step failed again and again, so the audit was stopped; it does not count towards your limit. ${asked}`,
    };
  return null;
}

/** Whether the figures of a platform are to be missing, where the lookback of a test key asks for it. */
export function isMissingInTest({ isTest, lookbackDays, platforms }: Audit, platform: Platform): boolean {
  return isTest && lookbackDays === TEST_LOOKBACKS.partial && platforms[0] === platform;
}
