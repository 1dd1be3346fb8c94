import type { Answer } from "../serve.ts";
import type { Video } from "./channel.ts";
import { refuse } from "./refuse.ts";

const DAY = 86_400_000;
const METRICS = [
  "views",
  "shares",
  "subscribersGained",
  "subscribersLost",
  "likes",
  "comments",
  "engagedViews",
];

/** Reports of Analytics by day and by video; the last two days are not known yet. */
export function report(videos: readonly Video[], query: URLSearchParams, now: number): Answer {
  const metrics = (query.get("metrics") ?? "").split(",");
  const [start, end] = [query.get("startDate") ?? "", query.get("endDate") ?? ""];
  const unknown = metrics.find((metric) => !METRICS.includes(metric));
  if (query.get("ids") !== "channel==MINE" || unknown !== undefined || !start || !end)
    return refuse(400, "badRequest", `The query is not supported (${unknown ?? "ids or days"}).`);
  const columnHeaders = [query.get("dimensions") ?? "", ...metrics].map((name) => ({ name }));
  const rows =
    query.get("dimensions") === "video" ? byVideo(videos, query, metrics) : byDay(start, end, metrics, now);
  return { body: { kind: "youtubeAnalytics#resultTable", columnHeaders, ...(rows.length > 0 && { rows }) } };
}

function byVideo(videos: readonly Video[], query: URLSearchParams, metrics: string[]): unknown[][] {
  const ids = (query.get("filters") ?? "").replace(/^video==/, "").split(",");
  const known = new Map(videos.map((video) => [video.id, video]));
  return ids.flatMap((id) => {
    const video = known.get(id);
    return video
      ? [[id, ...metrics.map((metric) => (metric === "shares" ? video.shares : video.views))]]
      : [];
  });
}

function byDay(start: string, end: string, metrics: string[], now: number): unknown[][] {
  const last = Math.min(Date.parse(end), now - 2 * DAY);
  const first = Math.max(Date.parse(start), now - 400 * DAY);
  const rows: unknown[][] = [];
  for (let at = Math.floor(first / DAY) * DAY; at <= last; at += DAY) {
    const figures: Record<string, number> = { subscribersGained: 9, subscribersLost: 4 };
    rows.push([new Date(at).toISOString().slice(0, 10), ...metrics.map((metric) => figures[metric] ?? 100)]);
  }
  return rows;
}
