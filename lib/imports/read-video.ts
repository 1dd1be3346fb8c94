import type { ExportPost } from "./export-row.ts";
import { isTotal } from "./is-total.ts";
import { quoteValue } from "./quote-value.ts";
import type { Fields } from "./read-fields.ts";

const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Reads what YouTube Studio tells of a video besides its figures.
 *
 * @param fields the record, with the fields `id`, `title`, `created_at` and `duration_s`
 * @returns the video, undefined for the line of totals
 */
export function readVideo(fields: Fields): ExportPost | undefined {
  const id = fields.id("id");
  if (isTotal(id)) return undefined;
  if (fields.problems.length === 0 && !VIDEO_ID.test(id)) {
    fields.problems.push(`Content is ${quoteValue(id)}: expected the 11 characters of a video's id`);
  }
  return {
    id,
    createdAt: fields.time("created_at"),
    title: fields.text("title"),
    url: `https://www.youtube.com/watch?v=${id}`,
    media: "video",
    durationS: fields.duration("duration_s"),
  };
}
