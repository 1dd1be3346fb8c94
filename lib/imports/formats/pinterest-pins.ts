import type { ExportFormat } from "../export-format.ts";
import type { ExportPost } from "../export-row.ts";
import { isTotal } from "../is-total.ts";
import type { Fields } from "../read-fields.ts";
import { readMedia } from "../read-media.ts";
import { readPostId } from "../read-post-id.ts";

/**
 * The table "Top pins" of Pinterest's analytics export. The whole export is one file: lines about the selection, figures
 * by day, the top boards, and below them the pins. The id of a pin is in its link. "Outbound clicks" lead away from
 * Pinterest, as clicks do on the other platforms (older files call them "Link clicks"); "Pin clicks" open the pin, count those
 * that lead away once more, and are left out.
 */
export const pinterestPins: ExportFormat = {
  names: { csv: "pinterest_pins" },
  title: "Pinterest's analytics export (table Top pins)",
  platform: "pinterest",
  keyColumns: ["Pinterest Link", "Content Type", "Source", "Impressions"],
  fields: {
    id: ["Pin ID"],
    url: ["Pinterest Link", "Pin link", "Pin URL"],
    title: ["Pin title", "Title"],
    text: ["Pin description", "Description"],
    created_at: ["Created at", "Created date", "Publish date", "Date created"],
    media: ["Format", "Pin format"],
    impressions: ["Impressions"],
    views: ["Video views"],
    saves: ["Saves"],
    comments: ["Comments"],
    clicks: ["Outbound clicks", "Link clicks"],
  },
  unused: [
    "Content Type",
    "Source",
    "Pin clicks",
    "Engagement",
    "Engagements",
    "Engagement rate",
    "Save rate",
  ],
  deep: true,
  note: "The figures cover the period chosen in Pinterest, not a pin's whole life: choose the longest period.",
  recognises: (header) => {
    const isPin = header("Pin ID") || header("Pin link") || header("Pin URL");
    return isPin || (header("Pinterest Link") && (header("Content Type") || header("Source")));
  },
  toRows: (fields) => {
    if (isTotal(fields.name("url"))) return [];
    return [{ kind: "post", post: readPost(fields) }];
  },
  ignores: (line) => /^"?(?:top (?:pins|boards)|data starting)/i.test(line),
};

function readPost(fields: Fields): ExportPost {
  const url = fields.url("url");
  return {
    id: readPostId(fields, url, "url"),
    createdAt: fields.time("created_at"),
    title: fields.text("title"),
    text: fields.text("text"),
    url,
    media: readMedia(fields.name("media")),
    impressions: fields.count("impressions"),
    views: fields.count("views"),
    saves: fields.count("saves"),
    comments: fields.count("comments"),
    clicks: fields.count("clicks"),
  };
}
