import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import type { Fields } from "../read-fields.ts";
import { readPostId } from "../read-post-id.ts";

/**
 * "Content.csv" of TikTok Studio, one line per video. It has no id but the one in the link. "Post time" is often a day
 * without a year ("28 August", in the language of the account): the id of a video holds the second at which it was
 * made, so the year is the one nearest to that.
 */
export const tiktokContent: ExportFormat = {
  names: { csv: "tiktok_content" },
  title: "TikTok Studio's Content.csv",
  platform: "tiktok",
  keyColumns: ["Video title", "Video link", "Post time", "Total views"],
  fields: {
    text: ["Video title"],
    url: ["Video link"],
    created_at: ["Post time"],
    likes: ["Total likes"],
    comments: ["Total comments"],
    shares: ["Total shares"],
    saves: ["Add to favorites", "Total favorites"],
    views: ["Total views"],
    duration_s: ["Video duration"],
  },
  unused: [
    "Time",
    "Total play time",
    "Average watch time",
    "Watched full video",
    "New followers",
    "Views in the last 7 days",
  ],
  listsAllPosts: true,
  recognises: (header) => header("Video link") && (header("Video title") || header("Post time")),
  toRows: (fields) => [{ kind: "post", post: readPost(fields) }],
};

function readPost(fields: Fields): ExportPost {
  const url = fields.url("url");
  const id = readPostId(fields, url, "url");
  return {
    id,
    createdAt: fields.time("created_at", findMoment(id)),
    text: fields.text("text"),
    url,
    media: url?.includes("/photo/") ? "image" : "video",
    durationS: fields.duration("duration_s"),
    likes: fields.count("likes"),
    comments: fields.count("comments"),
    shares: fields.count("shares"),
    saves: fields.count("saves"),
    views: fields.count("views"),
  };
}

/** The upper 32 bits of an id of 64 bits are seconds since 1970. */
function findMoment(id: string): Date | undefined {
  if (!/^\d{18,20}$/.test(id)) return undefined;
  return new Date(Number(BigInt(id) >> 32n) * 1000);
}
