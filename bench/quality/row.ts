import { formatNumber } from "#lib/text/words.ts";

/** Room for "-0.124–-0.012", "0.082 without it", "≥ 10,000" and "936 authors, 16,321 posts". */
const WIDTHS = [9, 6, 13, 16, 8, 3, 25];

/** One line of the table of `npm run bench:quality`. */
export type Row = {
  part: "sentiment" | "drafts" | "formula" | "latency";
  /** What was measured, of what, how. */
  name: string;
  platform?: string;
  figure: number;
  /** 95 % bootstrap interval, where there is one. */
  low?: number;
  high?: number;
  /** The sample: "7,159 texts". */
  n: string;
  /** The same figure of a simpler or published method, and its name. */
  baseline?: { figure: number; name: string };
  /** `not surely below`: the upper bound of the interval is not below it. */
  target?: { figure: number; is: "at least" | "at most" | "not surely below" };
};

/** Whether a row reaches its target; null without one. */
export function isReached({ figure, high, target }: Row): boolean | null {
  if (!target) return null;
  if (target.is === "not surely below") return (high ?? figure) >= target.figure;
  return target.is === "at least" ? figure >= target.figure : figure <= target.figure;
}

/** The head of the table. */
export function headLine(): string {
  return align(["part", "figure", "95 %", "baseline", "target", "", "of", "what"]);
}

/** A row as a line of the table. */
export function toLine(row: Row): string {
  const { part, platform, name, figure, low, high, n, baseline, target } = row;
  const reached = isReached(row);
  return align([
    part,
    show(figure),
    low === undefined || high === undefined ? "" : `${show(low)}–${show(high)}`,
    baseline ? `${show(baseline.figure)} ${baseline.name}` : "",
    target ? `${target.is === "at most" ? "≤" : "≥"} ${show(target.figure)}` : "",
    reached === null ? "" : reached ? "yes" : "NO",
    n,
    [platform, name].filter(Boolean).join(": "),
  ]);
}

function show(value: number): string {
  return Math.abs(value) >= 20 ? formatNumber(Math.round(value)) : value.toFixed(3);
}

function align(cells: string[]): string {
  return cells
    .map((cell, n) => cell.padEnd(WIDTHS[n] ?? 0))
    .join(" ")
    .trimEnd();
}
