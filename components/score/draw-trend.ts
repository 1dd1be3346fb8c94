/** One day of a line. */
export type TrendPoint = { date: string; value: number };

/** A line over days, in a box that is stretched to its place. */
export type TrendDrawing = {
  /** One path a stretch without a gap. */
  lines: string[];
  /** The newest point. */
  end: { x: number; y: number };
  /** Where 50 is; null outside of the box. */
  middle: number | null;
};

export const TREND_WIDTH = 100;
export const TREND_HEIGHT = 40;
const DAY_MS = 86_400_000;
/** Points further apart have a gap between them: a week is missing. */
const GAP_DAYS = 13;

type Frame = {
  /** First and last day of the box; those of the points where nothing is said. */
  days?: readonly [string, string];
  /** Points further apart than so many days have a gap between them. */
  gapDays?: number;
};
/** Room above and below, so that no line is cut. */
const EDGE = 3;

/**
 * Draws points by their days. A gap of the data is one of the line.
 *
 * @param points ascending by date
 * @param scale lowest and highest value of the box
 * @param frame which days the box holds, and what is a gap
 * @returns null of fewer than two points: they are no line
 */
export function drawTrend(
  points: readonly TrendPoint[],
  [low, high]: readonly [number, number],
  { days, gapDays = GAP_DAYS }: Frame = {},
): TrendDrawing | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const [start, end] = (days ?? [first.date, last.date]).map((day) => Date.parse(day)) as [number, number];
  const x = ({ date }: TrendPoint) => round(((Date.parse(date) - start) / (end - start)) * TREND_WIDTH);
  const y = (value: number) =>
    round(TREND_HEIGHT - EDGE - ((value - low) / (high - low)) * (TREND_HEIGHT - 2 * EDGE));
  const lines: string[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const place = `${x(point)} ${y(point.value)}`;
    if (before && daysBetween(before, point) <= gapDays) lines.push(`${lines.pop()}L${place}`);
    else lines.push(`M${place}`);
  });
  const middle = low <= 50 && high >= 50 ? y(50) : null;
  return { lines, end: { x: x(last), y: y(last.value) }, middle };
}

/**
 * A scale with 50 in its middle that holds all values, so that lines drawn by it can be compared.
 * @returns lowest and highest value, in points
 */
export function scaleAround50(values: readonly number[]): readonly [number, number] {
  const reach = Math.max(10, ...values.map((value) => Math.abs(value - 50)));
  return [50 - reach, 50 + reach];
}

/**
 * A scale that holds all values, of 10 points at least, so that little moves look little.
 * @returns lowest and highest value, in points
 */
export function scaleOver(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(0, 10 - (high - low)) / 2;
  return [low - room, high + room];
}

function daysBetween(one: TrendPoint, other: TrendPoint): number {
  return (Date.parse(other.date) - Date.parse(one.date)) / DAY_MS;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
