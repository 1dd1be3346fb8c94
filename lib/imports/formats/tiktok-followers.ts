import type { ExportFormat } from "../export-format.ts";
import { readDay } from "../read-day.ts";

/** "FollowerHistory.csv" of TikTok Studio: the audience by day, its dates without a year and in the account's language. */
export const tiktokFollowers: ExportFormat = {
  names: { csv: "tiktok_followers" },
  title: "TikTok Studio's FollowerHistory.csv",
  platform: "tiktok",
  keyColumns: ["Date", "Followers", "Difference in followers from previous day"],
  fields: { date: ["Date"], followers: ["Followers"] },
  unused: ["Difference in followers from previous day"],
  recognises: (header) => tiktokFollowers.keyColumns.every(header),
  toRows: readDay,
};
