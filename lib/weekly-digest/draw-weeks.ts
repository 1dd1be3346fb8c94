import { drawText } from "./draw-text.ts";
import { type Canvas, openCanvas, type Point } from "./open-canvas.ts";

type Week = { date: string; score: number };

/** The picture in pixels of the mail; it is drawn twice as fine. */
export const PICTURE = { width: 560, height: 220 };
const PLOT = { left: 36, right: 524, top: 24, bottom: 184 };
const COLOURS = { ground: "#ffffff", grid: "#e3e6ea", line: "#1f4fd8", ink: "#14171c", soft: "#5b6472" };
/** No axis is closer than this, so that the play of chance fills no picture. */
const LEAST_RANGE = 20;

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * Draws the score of the weeks as a PNG: a line with its newest value, on an axis that says how much of 0–100 it shows.
 * @param weeks two or more, ascending by date
 */
export function drawWeeks(weeks: readonly [Week, ...Week[]]): Promise<Buffer> {
  const canvas = openCanvas({ ...PICTURE, fineness: 2 });
  const { low, high } = rangeOf(weeks);
  const first = weeks[0];
  const last = weeks.at(-1) ?? first;
  const span = Date.parse(last.date) - Date.parse(first.date) || 1;
  const height = (score: number) => PLOT.bottom - ((score - low) / (high - low)) * (PLOT.bottom - PLOT.top);
  const place = ({ date, score }: Week): Point => [
    PLOT.left + ((Date.parse(date) - Date.parse(first.date)) / span) * (PLOT.right - PLOT.left),
    height(score),
  ];
  for (const score of [low, (low + high) / 2, high]) drawGrid(canvas, score, height(score));
  for (const [at, week] of weeks.slice(1).entries())
    canvas.line(place(weeks[at] as Week), place(week), 2.5, COLOURS.line);
  drawEnd(canvas, place(last), last.score);
  drawDay(canvas, first, PLOT.left, "start");
  drawDay(canvas, last, PLOT.right, "end");
  return canvas.toPng();
}

/** Whole tens around all values, within 0–100. */
function rangeOf(weeks: readonly Week[]): { low: number; high: number } {
  const scores = weeks.map(({ score }) => score);
  const low = Math.max(0, 10 * Math.floor(Math.min(...scores) / 10));
  const high = Math.min(100, Math.max(low + LEAST_RANGE, 10 * Math.ceil(Math.max(...scores) / 10)));
  return { low: Math.min(low, high - LEAST_RANGE), high };
}

function drawGrid(canvas: Canvas, score: number, y: number): void {
  canvas.line([PLOT.left, y], [PLOT.right, y], 1, COLOURS.grid);
  const at = { x: PLOT.left - 8, y: y + 4, size: 12, anchor: "end", colour: COLOURS.soft } as const;
  drawText(canvas, { text: String(score), ...at });
}

function drawEnd(canvas: Canvas, [x, y]: Point, score: number): void {
  canvas.circle([x, y], 7, COLOURS.ground);
  canvas.circle([x, y], 5, COLOURS.line);
  const look = { size: 16, anchor: "end", isBold: true, colour: COLOURS.ink } as const;
  drawText(canvas, { text: score.toFixed(1), x: x + 6, y: y - 12, ...look });
}

function drawDay(canvas: Canvas, { date }: Week, x: number, anchor: "start" | "end"): void {
  const look = { size: 12, anchor, colour: COLOURS.soft };
  drawText(canvas, { text: DAY.format(new Date(date)), x, y: 206, ...look });
}
