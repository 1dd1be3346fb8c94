import { formatNumber } from "../../../text/words.ts";

/**
 * A figure for people: three significant figures, rates below 1 as percent where they are shares.
 *
 * @param value 0 or more
 * @param kind "rate" for a share (0.0231 is "2.31 %"), "count" for anything counted ("12,300", "3.9")
 * @returns the figure in words
 */
export function formatFigure(value: number, kind: "rate" | "count"): string {
  if (kind === "rate") return `${Number((value * 100).toPrecision(3))} %`;
  if (value >= 1000) return formatNumber(Math.round(value));
  return String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
}
