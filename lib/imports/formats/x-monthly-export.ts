import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import type { Fields } from "../read-fields.ts";

const ENTITIES: { [entity: string]: string } = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const ORGANIC = [
  "engagements",
  "engagement rate",
  "hashtag clicks",
  "detail expands",
  "permalink clicks",
  "app opens",
  "app installs",
  "follows",
  "email tweet",
  "dial phone",
  "media views",
  "media engagements",
];
const KEPT = ["impressions", "retweets", "replies", "likes", "url clicks", "user profile clicks"];

/**
 * The file that analytics.twitter.com gave per month: "Tweet id", "Tweet permalink", "Tweet text", "time" and organic
 * and promoted figures. Figures read "1938.0", "-" is unknown, the text is HTML-escaped. Promoted figures are left out.
 */
export const xMonthlyExport: ExportFormat = {
  names: { csv: "x_monthly_export" },
  title: "X's monthly export",
  platform: "twitter",
  keyColumns: ["Tweet id", "Tweet text", "time", "impressions"],
  fields: {
    id: ["Tweet id"],
    created_at: ["time"],
    text: ["Tweet text"],
    url: ["Tweet permalink"],
    impressions: ["impressions"],
    shares: ["retweets"],
    comments: ["replies"],
    likes: ["likes"],
    clicks: ["url clicks"],
    profile_clicks: ["user profile clicks"],
  },
  unused: [...ORGANIC, ...[...KEPT, ...ORGANIC].map((name) => `promoted ${name}`)],
  listsAllPosts: true,
  recognises: (header) => xMonthlyExport.keyColumns.every(header),
  toRows: (fields) => [{ kind: "post", post: readPost(fields) }],
};

function readPost(fields: Fields): ExportPost {
  const escaped = fields.text("text");
  const text = escaped?.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return {
    id: fields.id("id"),
    createdAt: fields.time("created_at"),
    text,
    url: fields.url("url"),
    // The export has no column for it: a tweet that answers another one begins with the name of its author.
    isReply: text?.startsWith("@"),
    impressions: fields.count("impressions"),
    shares: fields.count("shares"),
    comments: fields.count("comments"),
    likes: fields.count("likes"),
    clicks: fields.count("clicks"),
    profileClicks: fields.count("profile_clicks"),
  };
}
