import type { Platform } from "../../formula/names.ts";
import type { ExportFormat, Header } from "../export-format.ts";
import { isTotal } from "../is-total.ts";
import type { Fields } from "../read-fields.ts";

type Row = {
  name: string;
  title: string;
  platform: Platform;
  plain?: true;
  /** Columns beside the date that tell the file from others. */
  keyColumns: string[];
  unused?: string[];
  note: string;
  recognises(header: Header): boolean;
};

const DATES = ["Date", "Datum", "Fecha", "Data"];
const NO_LEVEL = "It was read, but nothing from it was kept: figures by day are not used yet";
const CHANGES = `${NO_LEVEL}, and changes in the audience do not show its size.`;
const NO_AUDIENCE = `${NO_LEVEL}, and it does not contain the size of the audience.`;

const LINKEDIN_METRICS = [
  ...["Impressions", "Clicks", "Reactions", "Comments", "Reposts", "Engagement rate"],
  ...["Total page views", "Total unique visitors"],
].flatMap((figure) => ["organic", "sponsored", "total"].map((kind) => `${figure} (${kind})`));

/** Files of a platform with one line per day: recognised, so that nobody wonders, and none of their figures kept. */
const ROWS: Row[] = [
  {
    name: "x_account_overview",
    title: "X's account overview",
    platform: "twitter",
    keyColumns: ["Impressions", "New follows", "Unfollows"],
    unused: [
      ...["Likes", "Engagements", "Bookmarks", "Shares", "Replies", "Reposts", "Profile visits"],
      ...["Create Post", "Video views", "Media views"],
    ],
    note: `The file has new follows and unfollows by day. ${CHANGES}`,
    recognises: (header) => header("New follows") || header("Unfollows"),
  },
  {
    name: "tiktok_overview",
    title: "TikTok Studio's Overview.csv or Viewers.csv",
    platform: "tiktok",
    keyColumns: ["Video Views", "Profile Views"],
    unused: ["Likes", "Comments", "Shares", "Total Viewers", "New Viewers", "Returning Viewers"],
    note: `The file has views by day. ${NO_AUDIENCE} The size is in FollowerHistory.csv of the followers' export.`,
    recognises: (header) => header("Profile Views") || header("Total Viewers"),
  },
  {
    name: "linkedin_followers",
    title: "LinkedIn's followers export of a page",
    platform: "linkedin",
    keyColumns: ["Sponsored followers", "Organic followers", "Total followers"],
    unused: ["Auto-invited followers", "New followers"],
    note: `The file has new followers by day; "Total followers" in it means all that were gained that day. ${CHANGES}`,
    recognises: (header) => header("Organic followers") || header("Sponsored followers"),
  },
  {
    name: "linkedin_metrics",
    title: "LinkedIn's metrics by day (content or visitors of a page)",
    platform: "linkedin",
    keyColumns: ["Impressions (organic)"],
    unused: [...LINKEDIN_METRICS, "Unique impressions (organic)"],
    note: `The file has the page's figures by day. ${NO_AUDIENCE} Posts are on the sheet "All posts" of the content export.`,
    recognises: (header) =>
      header("Impressions (organic)") || header("Impressions (total)") || header("Total page views (total)"),
  },
  {
    name: "youtube_totals",
    plain: true,
    title: "YouTube Studio's figures by day (Totals.csv)",
    platform: "youtube",
    keyColumns: ["Views"],
    unused: [
      ...["Aufrufe", "Subscribers", "Abonnenten", "Watch time (hours)", "Average view duration"],
      ...["Impressions", "Thumbnail impressions", "Likes", "Estimated revenue (USD)"],
    ],
    note: `The file has the channel's figures by day; "Subscribers" in it means those gained minus those lost. ${CHANGES} Videos are in "Table data.csv" of the same download.`,
    recognises: (header) => ["Views", "Aufrufe", "Subscribers", "Watch time (hours)"].some(header),
  },
  {
    name: "pinterest_overview",
    plain: true,
    title: "Pinterest's figures by day",
    platform: "pinterest",
    keyColumns: ["Impressions"],
    unused: ["Engagements", "Pin clicks", "Outbound clicks", "Saves", "Total audience", "Engaged audience"],
    note: `The file has figures by day, but no "Top pins" table. ${NO_AUDIENCE}`,
    recognises: (header) =>
      ["Impressions", "Engagements", "Pin clicks", "Outbound clicks", "Saves"].some(header),
  },
  {
    name: "meta_results",
    plain: true,
    title: "Meta Business Suite's results by day",
    platform: "instagram",
    keyColumns: ["Primary"],
    note: `The file has one figure by day, and only its name says which. ${NO_AUDIENCE}`,
    recognises: (header) => header("Primary"),
  },
];

export const dayFigures: ExportFormat[] = ROWS.map((row) => ({
  names: { csv: row.name },
  title: row.title,
  platform: row.platform,
  ...(row.plain && { plain: true }),
  keyColumns: ["Date", ...row.keyColumns],
  fields: { date: DATES },
  unused: [...row.keyColumns, ...(row.unused ?? [])],
  storesNothing: true,
  note: row.note,
  // What has an id or an audience is another file, whatever else it has.
  recognises: (header) =>
    DATES.some(header) &&
    !header("id") &&
    !header("Followers") &&
    !header("Content") &&
    row.recognises(header),
  toRows: checkDay,
  ignores: (line) => /^"?(?:top (?:pins|boards)|data starting|pinterest link)|^"?https?:/i.test(line),
}));

function checkDay(fields: Fields) {
  if (isTotal(fields.name("date"))) return [];
  if (!fields.time("date") && fields.problems.length === 0) fields.require("date");
  return [];
}
