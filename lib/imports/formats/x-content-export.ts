import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import type { Fields } from "../read-fields.ts";
import { readPostId } from "../read-post-id.ts";

/**
 * The content file of x.com's analytics (account_analytics_content_….csv), one line per post. "Reposts" are what
 * `shares` means; "Shares" counts uses of the share button, which leave no public trace, and is left out.
 */
export const xContentExport: ExportFormat = {
  names: { csv: "x_content_export" },
  title: "X's content export",
  platform: "twitter",
  keyColumns: ["Post id", "Date", "Post text", "Impressions"],
  fields: {
    id: ["Post id"],
    created_at: ["Date"],
    text: ["Post text"],
    url: ["Post Link"],
    impressions: ["Impressions"],
    likes: ["Likes"],
    comments: ["Replies"],
    shares: ["Reposts"],
    quotes: ["Quotes"],
    saves: ["Bookmarks"],
    views: ["Video views"],
    clicks: ["URL Clicks"],
    profile_clicks: ["Profile visits"],
  },
  unused: [
    "Engagements",
    "Shares",
    "New follows",
    "Detail Expands",
    "Hashtag Clicks",
    "Permalink Clicks",
    "Media views",
  ],
  listsAllPosts: true,
  recognises: (header) =>
    header("Post text") && (header("Post id") || header("Post Link")) && !header("Tweet id"),
  toRows: (fields) => [{ kind: "post", post: readPost(fields) }],
};

function readPost(fields: Fields): ExportPost {
  const url = fields.url("url");
  const text = fields.text("text");
  return {
    id: readPostId(fields, url),
    createdAt: fields.time("created_at"),
    text,
    url,
    // The export has no column for it: a post that answers another one begins with the name of its author.
    isReply: text?.trimStart().startsWith("@"),
    impressions: fields.count("impressions"),
    likes: fields.count("likes"),
    comments: fields.count("comments"),
    shares: fields.count("shares"),
    quotes: fields.count("quotes"),
    saves: fields.count("saves"),
    views: fields.count("views"),
    clicks: fields.count("clicks"),
    profileClicks: fields.count("profile_clicks"),
  };
}
