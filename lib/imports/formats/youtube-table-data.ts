import type { ExportFormat } from "../export-format.ts";
import { readVideo } from "../read-video.ts";
import { YOUTUBE_COLUMNS } from "./youtube-columns.ts";

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
  fields: {
    ...YOUTUBE_COLUMNS,
    likes: ["Likes", '"Mag ich"-Bewertungen'],
    comments: ["Comments added", "Comments", "Kommentare hinzugefügt"],
    shares: ["Shares", "Geteilte Inhalte"],
    views: ["Views", "Aufrufe"],
    impressions: ["Impressions", "Thumbnail impressions", "Impressionen"],
  },
  unused: [
    "Dislikes",
    "Subscribers",
    "Abonnenten",
    "Average view duration",
    "Average percentage viewed (%)",
    "Watch time (hours)",
    "Wiedergabezeit (Stunden)",
    "Impressions click-through rate (%)",
    "Thumbnail click-through rate (%)",
    "Klickrate der Impressionen (%)",
    "Engaged views",
    "YouTube Premium views",
    "Stayed to watch (%)",
    "Unique viewers",
    "New viewers",
    "Regular viewers",
    "Casual viewers",
    "Returning viewers",
    "Average views per viewer",
    "Estimated revenue (USD)",
    "Estimated revenue (EUR)",
    "Geschätzter Umsatz (USD)",
    "Geschätzter Umsatz (EUR)",
  ],
  listsAllPosts: true,
  // With a Date it is "Chart data.csv": one line per video and day, which are no figures of the whole video.
  recognises: (header) =>
    header("Date") || header("Datum")
      ? false
      : ["id", "title", "created_at"].every((field) => YOUTUBE_COLUMNS[field]?.some(header)),
  toRows: (fields) => {
    const video = readVideo(fields);
    if (!video) return [];
    const post = {
      ...video,
      likes: fields.count("likes"),
      comments: fields.count("comments"),
      shares: fields.count("shares"),
      views: fields.count("views"),
      impressions: fields.count("impressions"),
    };
    return [{ kind: "post", post }];
  },
};
