import { formatFigure } from "./format-figure.ts";

/**
 * How often somebody posts, for people: "twice a week", "3.7 times a week", "once every 13 days".
 *
 * @param perWeek posts in a week, more than 0
 * @returns the cadence in words
 */
export function cadenceWords(perWeek: number): string {
  const days = Math.round(7 / perWeek);
  if (days <= 7) return `${timesWords(Math.max(1, perWeek))} a week`;
  return days < 28 ? `once every ${days} days` : `once every ${Math.round(1 / perWeek)} weeks`;
}

/** "once", "twice", "3.7 times". */
function timesWords(count: number): string {
  const figure = formatFigure(count, "count");
  return figure === "1" ? "once" : figure === "2" ? "twice" : `${figure} times`;
}
