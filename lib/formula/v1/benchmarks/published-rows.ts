import type { BenchmarkRow } from "../../benchmark-row.ts";
import type { Platform } from "../../names.ts";

/** Norms that others published, newest first among rows of one kind. Means are kept for operators; v1 compares medians. */
export const PUBLISHED_ROWS: BenchmarkRow[] = [
  ...buffer2025({ instagram: 0.0116, tiktok: 0.0486, youtube: 0.0441, twitter: 0.0231, linkedin: 0.065 }),
  ...rivalIq("2023", { tiktok: 0.0263 }),
  ...rivalIq("2022", { instagram: 0.0047, tiktok: 0.0569, twitter: 0.00035 }),
  ...socialinsider("2026", { instagram: 0.0048, tiktok: 0.037, twitter: 0.0012 }),
  ...socialinsider("2025", { linkedin: 0.0385 }),
  ...postsPerWeek({ instagram: 4.5, tiktok: 2, twitter: 3.9 }),
];

type Values = Partial<Record<Platform, number>>;

function buffer2025(values: Values): BenchmarkRow[] {
  return rows(values, (platform, value) => ({
    id: `buffer-2025-${platform}-engagement-by-impressions`,
    platform,
    metric: "engagement_rate",
    numerator: "likes+comments+shares",
    denominator: "impressions",
    statistic: "median",
    over: "posts",
    period: "2025",
    sample:
      "Posts published through Buffer, January 2024 to January 2025. Buffer counts interactions as each platform reports them; which kinds these are is not spelled out per platform, so the numerator is our reading.",
    publisher: "Buffer",
    address: "https://buffer.com/resources/average-engagement-rate/",
    value,
    unit: "interactions per impression",
  }));
}

function rivalIq(year: string, values: Values): BenchmarkRow[] {
  return rows(values, (platform, value) => ({
    id: `rival-iq-${year}-${platform}-engagement-by-followers`,
    platform,
    metric: "engagement_rate",
    numerator: "likes+comments+shares",
    denominator: "followers",
    statistic: "median",
    over: "posts",
    period: year,
    sample: `Posts of ${year} of 2,100 companies from 14 industries with at least 5,000 followers. Likes, comments, favourites, retweets, shares and reactions, divided by followers.`,
    publisher: "Rival IQ",
    address: "https://www.rivaliq.com/blog/social-media-industry-benchmark-report/",
    value,
    unit: "interactions per follower",
  }));
}

function socialinsider(year: string, values: Values): BenchmarkRow[] {
  return rows(values, (platform, value) => ({
    id: `socialinsider-${year}-${platform}-engagement-by-followers`,
    platform,
    metric: "engagement_rate",
    numerator: "likes+comments+shares",
    denominator: "followers",
    statistic: "mean",
    over: "posts",
    period: year,
    sample:
      "70 million posts, January 2024 to December 2025 (linkedin: the report of the year before). An average; whether over posts or accounts is not certain.",
    publisher: "Socialinsider",
    address: "https://www.socialinsider.io/social-media-benchmarks",
    value,
    unit: "interactions per follower",
  }));
}

function postsPerWeek(values: Values): BenchmarkRow[] {
  return rows(values, (platform, value) => ({
    id: `rival-iq-2022-${platform}-posts-per-week`,
    platform,
    metric: "posts_per_week",
    numerator: "posts",
    denominator: "week",
    statistic: "median",
    over: "accounts",
    period: "2022",
    sample:
      "2,100 companies from 14 industries with at least 5,000 followers. Published to one or no decimal; other houses give up to 5 on instagram.",
    publisher: "Rival IQ",
    address: "https://www.rivaliq.com/blog/social-media-industry-benchmark-report/",
    value,
    unit: "posts per week",
  }));
}

function rows(values: Values, row: (platform: Platform, value: number) => BenchmarkRow): BenchmarkRow[] {
  return Object.entries(values).map(([platform, value]) => row(platform as Platform, value));
}
