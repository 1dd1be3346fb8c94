import type { Granularity } from "#lib/formula/history-buckets.ts";
import { PILLARS, type Pillars } from "#lib/formula/names.ts";

/** A point of the history; `audits` counts the audits in its day, week or month. */
export type ChartPoint = {
  date: string;
  score: number;
  audits: number;
  pillars: Pillars;
  formulaVersion: string;
};
/** What the chart draws: points by time, without a score where none is known, and such a row in the middle of every gap. */
export type ChartRow = { time: number; score: number | null; audits: number; isAlone: boolean };

const DAY_MS = 86_400_000;
/** Two points further apart than this have at least one empty bucket between them. */
const LONGEST_STEP_DAYS: Record<Granularity, number> = { daily: 1, weekly: 13, monthly: 61 };

/**
 * Whether a point rests on anything. Without evidence each pillar stands at exactly 50, which means "not known"; with
 * evidence all five are never there at once but by a coincidence.
 */
export function isKnownPoint({ pillars }: { pillars: Pillars }): boolean {
  return PILLARS.some((pillar) => pillars[pillar] !== 50);
}

/**
 * Rows of the chart. Where data are missing the line must break, not fall to zero, nor run along 50; and where another formula
 * begins, since its scores are no change of those before.
 */
export function chartRows(points: readonly ChartPoint[], granularity: Granularity): ChartRow[] {
  const longest = LONGEST_STEP_DAYS[granularity] * DAY_MS;
  const times = points.map((point) => Date.parse(point.date));
  const isKnown = (index: number) => points[index] !== undefined && isKnownPoint(points[index]);
  const isSwitch = (index: number) => points[index - 1]?.formulaVersion !== points[index]?.formulaVersion;
  const hasGap = (index: number) => {
    const [before, after] = [times[index - 1], times[index]];
    return before === undefined || after === undefined || after - before > longest || isSwitch(index);
  };
  const isCut = (index: number) => hasGap(index) || !isKnown(index - 1) || !isKnown(index);
  return points.flatMap((point, index) => {
    const time = times[index] ?? 0;
    const [score, audits] = isKnown(index) ? [point.score, point.audits] : [null, 0];
    const row: ChartRow = { time, score, audits, isAlone: isCut(index) && isCut(index + 1) };
    const before = times[index - 1];
    if (before === undefined || !hasGap(index)) return [row];
    return [{ time: (before + time) / 2, score: null, audits: 0, isAlone: false }, row];
  });
}

/** Limits of the score axis: whole tens around the data, at least 20 apart, within 0 to 100. */
export function scoreAxis(points: readonly { score: number }[]): {
  domain: [number, number];
  ticks: number[];
} {
  const scores = points.length > 0 ? points.map((point) => point.score) : [50];
  let low = Math.floor((Math.min(...scores) - 2) / 10) * 10;
  let high = Math.ceil((Math.max(...scores) + 2) / 10) * 10;
  if (high - low < 20) low -= 10;
  low = Math.max(0, Math.min(low, 80));
  high = Math.min(100, Math.max(high, low + 20));
  const step = high - low > 60 ? 20 : high - low > 20 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { domain: [low, high], ticks };
}

/** Evenly spaced days for the time axis. */
export function timeTicks([from, to]: [number, number], count = 5): number[] {
  if (to <= from) return [from];
  return Array.from({ length: count }, (_, index) => {
    return Math.round((from + ((to - from) * index) / (count - 1)) / DAY_MS) * DAY_MS;
  });
}
