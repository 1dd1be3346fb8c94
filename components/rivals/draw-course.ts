/** A line over weeks: a value a week, null where it is not known. */
export type Course = readonly (number | null)[];

/** Pixels from the highest value of the scale down to 0. */
export const COURSE_HEIGHT = 246;

/** The next of these times a power of ten is the highest value; so many even parts lead up to it. */
const TOPS = [
  { top: 1, parts: 5 },
  { top: 2, parts: 4 },
  { top: 4, parts: 4 },
  { top: 5, parts: 5 },
  { top: 8, parts: 4 },
  { top: 10, parts: 5 },
];
const MOST_TICKS = 5;

/**
 * A scale from 0 on that holds all values.
 * @param most the highest of them; nothing above 0 gives a scale up to 1
 * @returns its highest value, and the values that are written beside it, rising
 */
export function scaleFromZero(most: number): { top: number; ticks: number[] } {
  const power = 10 ** Math.floor(Math.log10(most > 0 ? most : 1));
  const { top, parts } = TOPS.find((one) => one.top * power >= most) ?? { top: 10, parts: 5 };
  return {
    top: top * power,
    ticks: Array.from({ length: parts + 1 }, (_, n) => ((n * top) / parts) * power),
  };
}

/** Pixels from the top of the scale down to a value. */
export function heightOf(value: number, top: number): number {
  return Math.round(10 * COURSE_HEIGHT * (1 - value / top)) / 10;
}

/**
 * Draws a line, a unit a week to the right. A value alone is a line without length: a dot, whose cap is round.
 * @param isBridged whether weeks that are not known are bridged
 */
export function drawCourse(values: Course, top: number, isBridged: boolean): string {
  let path = "";
  let isDrawing = false;
  for (const [week, value] of values.entries()) {
    if (value === null) {
      isDrawing &&= isBridged;
      continue;
    }
    const place = `${week} ${heightOf(value, top)}`;
    path += isDrawing ? `L${place}` : `M${place}h0`;
    isDrawing = true;
  }
  return path;
}

/**
 * Weeks that are written below a line, evenly spread from the first to the last.
 * @param weeks how many there are, at least 1
 */
export function tickWeeks(weeks: number): number[] {
  const ticks = Math.min(MOST_TICKS, weeks);
  return Array.from({ length: ticks }, (_, n) => Math.round((n * (weeks - 1)) / Math.max(1, ticks - 1)));
}
