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
      "Meta Business Suite → Insights → Content → Export, with the figures “Lifetime”: the CSV holds your posts.",
    ],
    cannotTell: [
      "How many followers you have: import a plain series (date, followers) for that.",
      "What people write in comments, so sentiment stays unknown.",
    ],
  },
  tiktok: {
    steps: [
      "TikTok Studio → Analytics → Content → Download data, as CSV: “Content.csv” holds your videos.",
      "TikTok Studio → Analytics → Followers → Download data, as CSV: “FollowerHistory.csv” holds followers by day.",
    ],
    cannotTell: [
      "What people write in comments, so sentiment stays unknown.",
      "The year of a day: import soon after downloading.",
    ],
  },
  youtube: {
    steps: [
      "YouTube Studio → Analytics → Advanced mode → tab Content → Export → CSV, then unpack it: “Table data.csv” holds your videos.",
    ],
    cannotTell: [
      "How many subscribers you have: the column “Subscribers” counts those gained by a video.",
      "Which videos are Shorts, and what people write in comments.",
      "Figures outside the period of the download: choose the longest.",
    ],
  },
  twitter: {
    steps: [
      "Analytics → Content → download: “account_analytics_content_….csv” holds your posts.",
      "Older accounts: analytics.twitter.com, per month: “tweet_activity_metrics_….csv”.",
    ],
    cannotTell: [
      "How many followers you have: the overview tells how the number changed, not how large it is.",
      "What people write in replies, so sentiment stays unknown.",
      "Figures outside the period of the download: choose the longest.",
    ],
  },
  linkedin: {
    steps: ["Page → Analytics → Content → Export; open the workbook and save the sheet “All posts” as CSV."],
    cannotTell: [
      "How many followers the page has: the followers sheet holds those won on a day.",
      "What people write in comments, so sentiment stays unknown.",
    ],
  },
  pinterest: {
    steps: ["Analytics → Overview → Export: the table “Top pins” of the CSV is read."],
    cannotTell: [
      "When a pin was published, so pins count in no period.",
      "How many followers you have, and what people write in comments.",
    ],
  },
};
