import type { Platform } from "#lib/formula/names.ts";

export type ExportGuide = {
  /** The way through the platform's menus to the file. */
  steps: readonly string[];
  /** What the files of this platform leave unknown. */
  cannotTell: readonly string[];
};

/** Which file to take from each platform, as its menus were in 2026, and what the files cannot tell. */
export const EXPORT_GUIDES: Record<Platform, ExportGuide> = {
  instagram: {
    steps: [
      "Meta Business Suite → Insights → Content → Export, with “Lifetime” figures: the CSV contains your posts.",
    ],
    cannotTell: [
      "How many followers you have: import a plain series (date, followers) for that.",
      "What people write in comments, so sentiment stays unknown.",
    ],
  },
  tiktok: {
    steps: [
      "TikTok Studio → Analytics → Content → Download data, as CSV: “Content.csv” contains your videos.",
      "TikTok Studio → Analytics → Followers → Download data, as CSV: “FollowerHistory.csv” contains followers by day.",
    ],
    cannotTell: [
      "What people write in comments, so sentiment stays unknown.",
      "Which year a date is in: import soon after downloading.",
    ],
  },
  youtube: {
    steps: [
      "YouTube Studio → Analytics → Advanced mode → Content tab → Export → CSV, then unpack it: “Table data.csv” contains your videos.",
    ],
    cannotTell: [
      "How many subscribers you have: the “Subscribers” column counts those gained by each video.",
      "Which videos are Shorts, and what people write in comments.",
      "Figures outside the period you download: choose the longest one.",
    ],
  },
  twitter: {
    steps: [
      "Analytics → Content → download: “account_analytics_content_….csv” contains your posts.",
      "Older accounts: analytics.twitter.com, month by month: “tweet_activity_metrics_….csv”.",
    ],
    cannotTell: [
      "How many followers you have: the overview shows how the number changed, not how large it is.",
      "What people write in replies, so sentiment stays unknown.",
      "Figures outside the period you download: choose the longest one.",
    ],
  },
  linkedin: {
    steps: ["Page → Analytics → Content → Export; open the workbook and save the sheet “All posts” as CSV."],
    cannotTell: [
      "How many followers the page has: the followers sheet shows those gained each day.",
      "What people write in comments, so sentiment stays unknown.",
    ],
  },
  pinterest: {
    steps: ["Analytics → Overview → Export: Plinth reads the “Top pins” table in the CSV."],
    cannotTell: [
      "When a pin was published, so pins do not count in any period.",
      "How many followers you have, and what people write in comments.",
    ],
  },
};
