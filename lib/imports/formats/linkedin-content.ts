import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import type { Fields } from "../read-fields.ts";
import { readMedia } from "../read-media.ts";
import { readPostId } from "../read-post-id.ts";

/**
 * The sheet "All posts" of a LinkedIn page's content export, saved as CSV: a line of explanation, then one line per post.
 * It has no id but the one in the link. "Likes" are all reactions. Older files say "Update" where newer ones say "Post".
 */
export const linkedinContent: ExportFormat = {
  names: { csv: "linkedin_content" },
  title: "LinkedIn's content export of a page (sheet All posts)",
  platform: "linkedin",
  keyColumns: ["Post title", "Post link", "Created date", "Impressions"],
  fields: {
    text: ["Post title", "Update title"],
    url: ["Post link", "Update link", "Post URL"],
    created_at: ["Created date", "Post publish date"],
    media: ["Content Type"],
    impressions: ["Impressions"],
    views: [
      "Views",
      "Views (Excluding offsite video views)",
      "Views (excluding off-site video views)",
      "Video views",
    ],
    clicks: ["Clicks"],
    likes: ["Likes", "Reactions"],
    comments: ["Comments"],
    shares: ["Reposts", "Shares"],
  },
  unused: [
    ...["Post type", "Update type", "Campaign name", "Posted by", "Campaign start date", "Campaign end date"],
    ...[
      "Audience",
      "Offsite Views",
      "Off-site views",
      "Click through rate (CTR)",
      "Click-through rate (CTR)",
    ],
    ...["Follows", "Engagement rate", "Unique impressions", "Viral impressions"],
  ],
  listsAllPosts: true,
  recognises: (header) => {
    const has = (field: string) => linkedinContent.fields[field]?.some(header) ?? false;
    return has("url") && (has("text") || has("created_at")) && !header("Post id") && has("impressions");
  },
  toRows: (fields) => [{ kind: "post", post: readPost(fields) }],
};

function readPost(fields: Fields): ExportPost {
  const url = fields.url("url");
  return {
    id: readPostId(fields, url, "url"),
    createdAt: fields.time("created_at"),
    text: fields.text("text"),
    url,
    media: readMedia(fields.name("media")),
    impressions: fields.count("impressions"),
    views: fields.count("views"),
    clicks: fields.count("clicks"),
    likes: fields.count("likes"),
    comments: fields.count("comments"),
    shares: fields.count("shares"),
  };
}
