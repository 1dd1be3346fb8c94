import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import { quoteValue } from "../quote-value.ts";
import type { Fields } from "../read-fields.ts";

const VIDEO_ID = /^[\w-]{11}$/;

/**
 * "Table data.csv" of YouTube Studio's advanced mode: one line per video after a line of totals. "Subscribers" are those
 * that the video won, no audience, and are left out. "Impressions" are those of the thumbnail. Every row is a "video":
 * whether it is a Short depends on its shape, which the file does not tell.
 */
export const youtubeTableData: ExportFormat = {
  names: { csv: "youtube_table_data" },
  title: "YouTube Studio's Table data.csv",
  platform: "youtube",
  keyColumns: ["Content", "Video title", "Video publish time"],
  // With a Date it is "Chart data.csv": one line per video and day, which are no figures of the whole video.
  recognises: (header) => youtubeTableData.keyColumns.every(header) && !header("Date"),
  toRows: (fields) => {
    const id = fields.id("Content");
    if (id === "Total") return [];
    if (fields.problems.length === 0 && !VIDEO_ID.test(id)) {
      fields.problems.push(`Content is ${quoteValue(id)}: expected the 11 characters of a video's id`);
    }
    return [{ kind: "post", post: readPost(fields, id) }];
  },
};

function readPost(fields: Fields, id: string): ExportPost {
  return {
    id,
    createdAt: fields.time("Video publish time"),
    title: fields.text("Video title"),
    url: `https://www.youtube.com/watch?v=${id}`,
    media: "video",
    durationS: fields.duration("Duration", "Duration (seconds)"),
    likes: fields.count("Likes"),
    comments: fields.count("Comments added", "Comments"),
    shares: fields.count("Shares"),
    views: fields.count("Views"),
    impressions: fields.count("Impressions"),
  };
}
