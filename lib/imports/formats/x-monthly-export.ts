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

/**
 * The file that analytics.twitter.com gave per month: "Tweet id", "Tweet permalink", "Tweet text", "time" and organic
 * and promoted figures. Figures read "1938.0", "-" is unknown, the text is HTML-escaped. Promoted figures are left out.
 */
export const xMonthlyExport: ExportFormat = {
  names: { csv: "x_monthly_export" },
  title: "X's monthly export",
  platform: "twitter",
  keyColumns: ["Tweet id", "Tweet text", "time", "impressions"],
  recognises: (header) => xMonthlyExport.keyColumns.every(header),
  toRows: (fields) => [{ kind: "post", post: readPost(fields) }],
};

function readPost(fields: Fields): ExportPost {
  const escaped = fields.text("Tweet text");
  const text = escaped?.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
  return {
    id: fields.id("Tweet id"),
    createdAt: fields.time("time"),
    text,
    url: fields.url("Tweet permalink"),
    // The export has no column for it: a tweet that answers another one begins with the name of its author.
    isReply: text?.startsWith("@"),
    impressions: fields.count("impressions"),
    shares: fields.count("retweets"),
    comments: fields.count("replies"),
    likes: fields.count("likes"),
    clicks: fields.count("url clicks"),
  };
}
