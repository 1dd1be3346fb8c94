import type { ExportFormat } from "../export-format.ts";
import { readVideo } from "../read-video.ts";
import { YOUTUBE_COLUMNS } from "./youtube-columns.ts";

/**
 * "Chart data.csv" of YouTube Studio's advanced mode: one line per video and day. Days of a chosen period do not add up
 * to the figures of a video, so only what they tell of the video itself is kept.
 */
export const youtubeChartData: ExportFormat = {
  names: { csv: "youtube_chart_data" },
  title: "YouTube Studio's Chart data.csv",
  platform: "youtube",
  keyColumns: ["Date", "Content", "Video title"],
  fields: { date: ["Date", "Datum"], ...YOUTUBE_COLUMNS },
  unused: [
    ...["Views", "Aufrufe", "Engaged views", "Likes", "Shares", "Comments added", "Impressions"],
    ...["Thumbnail impressions", "Subscribers", "Watch time (hours)", "Stayed to watch (%)"],
    ...["Average view duration", "Average percentage viewed (%)"],
  ],
  note: 'The file has figures by day, which are only part of a video\'s figures, so its videos were kept without figures. Those are in "Table data.csv" of the same download.',
  recognises: (header) =>
    ["date", "id", "title"].every((field) => youtubeChartData.fields[field]?.some(header)),
  toRows: (fields) => {
    if (!fields.time("date") && fields.problems.length === 0) fields.require("date");
    const video = readVideo(fields);
    return video ? [{ kind: "post", post: video }] : [];
  },
};
