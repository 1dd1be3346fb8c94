import type { Platform } from "./names.ts";

/** One published or measured norm. A comparison is allowed only when metric, numerator, denominator and statistic match. */
export type BenchmarkRow = {
  id: string;
  platform: Platform | "any";
  /** engagement_rate, exposure_per_post, audience, posts_per_week … */
  metric: string;
  /** Which interactions are counted and how: "likes+comments+shares", "likes", or "none" when nothing is counted. */
  numerator: string;
  /** impressions, reach, views, followers, week, account … */
  denominator: string;
  statistic: "median" | "mean";
  over: "posts" | "accounts";
  /** Follower range of the row, when it has one. */
  followers?: { from: number; to: number | null };
  /** Follower count at which `value` holds, when rows of one kind are to be interpolated in log followers. */
  followersAt?: number;
  /** Accounts that `value` rests on, when that is known. */
  accounts?: number;
  /** For a row of any platform, whose accounts these are: "all platforms, mostly TikTok". */
  mix?: string;
  period: string;
  sample: string;
  publisher: string;
  address: string;
  value: number;
  unit: string;
};
