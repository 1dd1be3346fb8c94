import type { Answer } from "../serve.ts";
import type { Pin } from "./pins.ts";
import { refuse } from "./refuse.ts";

const DAY = 86_400_000;
const STANDARD = ["IMPRESSION", "OUTBOUND_CLICK", "PIN_CLICK", "SAVE", "SAVE_RATE"];
const VIDEO = ["VIDEO_MRC_VIEW", "VIDEO_10S_VIEW", "VIDEO_START"];

/** Figures of pins by day: 90 days back at most, of videos only for videos, and of the last two days not yet. */
export function reportPins(pins: readonly Pin[], query: URLSearchParams, now: number): Answer {
  const ids = query.getAll("pin_ids");
  const metrics = (query.get("metric_types") ?? "").split(",");
  const [start, end] = ["start_date", "end_date"].map((name) => Date.parse(query.get(name) ?? "")) as [
    number,
    number,
  ];
  const today = Math.floor(now / DAY) * DAY;
  const isKnown = metrics.every((metric) => [...STANDARD, ...VIDEO].includes(metric));
  if (
    ids.length === 0 ||
    ids.length > 100 ||
    !isKnown ||
    !(start <= end) ||
    start < today - 89 * DAY ||
    end > today
  )
    return refuse(400, 1, "Invalid pins analytics parameters.");
  const asked = ids.flatMap((id) => pins.find((pin) => pin.id === id) ?? []);
  if (asked.length < ids.length) return refuse(404, 50, "Pin not found.");
  if (asked.some(({ isVideo }) => !isVideo) && metrics.some((metric) => VIDEO.includes(metric)))
    return refuse(400, 1, "Standard and video metrics must not be mixed.");
  return {
    body: Object.fromEntries(
      asked.map((pin) => [pin.id, { all: reportPin(pin, metrics, start, end, today) }]),
    ),
  };
}

function reportPin(pin: Pin, metrics: readonly string[], start: number, end: number, today: number) {
  const days = [];
  for (let at = Math.max(start, Math.floor(pin.at / DAY) * DAY); at <= end; at += DAY) {
    const date = new Date(at).toISOString().slice(0, 10);
    const isReady = at < today - DAY;
    const counted = Object.fromEntries(metrics.map((metric) => [metric, metric === "SAVE" ? 2 : 5]));
    days.push(
      isReady ? { data_status: "READY", date, metrics: counted } : { data_status: "PROCESSING", date },
    );
  }
  return {
    daily_metrics: days,
    lifetime_metrics: { TOTAL_COMMENTS: 2, TOTAL_REACTIONS: 4 },
    summary_metrics: {},
  };
}
