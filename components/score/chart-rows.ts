import { bucketNumber, type Granularity } from "#lib/formula/history-buckets.ts";
import { PILLARS, type Pillar, type Pillars } from "#lib/formula/names.ts";
import type { PointBasis } from "#lib/formula/point-basis.ts";

/** A point of the history; `audits` counts the audits in its day, week or month. */
export type ChartPoint = {
  date: string;
  score: number;
  audits: number;
  pillars: Pillars;
  formulaVersion: string;
  /** Null in points of older versions. */
  basis: PointBasis | null;
};
/** A point of the days that a history is compared with, moved on to those of the chart. */
export type EarlierPoint = { date: string; score: number };
/** What the chart draws: points by time, without a score where none is known, and such a row in the middle of every gap. */
export type ChartRow = {
  time: number;
  score: number | null;
  /** The same, of buckets that are over. */
  whole: number | null;
  /** The last two points where the bucket of the newest is not over. */
  open: number | null;
  /** Between what chance alone can make of the score, in nine cases of ten. */
  band: [low: number, high: number] | null;
  earlier: number | null;
  pillars: Partial<Pillars>;
  audits: number;
  isAlone: boolean;
};

const DAY_MS = 86_400_000;

/**
 * Whether a point rests on anything. Without evidence each pillar stands at exactly 50, which means "not known"; with
 * evidence all five are never there at once but by a coincidence.
 */
export function isKnownPoint(point: Pick<ChartPoint, "pillars" | "basis">): boolean {
  return PILLARS.some((pillar) => isKnownPillar(point, pillar));
}

/** Points of older versions keep no basis: there a pillar at exactly 50 is taken as not known. */
export function isKnownPillar(
  { pillars, basis }: Pick<ChartPoint, "pillars" | "basis">,
  pillar: Pillar,
): boolean {
  return basis ? basis.known.includes(pillar) : pillars[pillar] !== 50;
}

type Asked = {
  granularity: Granularity;
  earlier: readonly EarlierPoint[];
  /** The day on which the chart is drawn, YYYY-MM-DD: its bucket is not over. */
  today: string;
};

/**
 * Rows of the chart. Where data are missing the line must break, not fall to zero, nor run along 50; and where another formula
 * begins, since its scores are no change of those before.
 */
export function chartRows(points: readonly ChartPoint[], { granularity, earlier, today }: Asked): ChartRow[] {
  const bucketOf = (date: string) => bucketNumber(date, granularity);
  const isKnown = (at: number) => points[at] !== undefined && isKnownPoint(points[at]);
  const hasGap = (at: number) => {
    const [before, after] = [points[at - 1], points[at]];
    if (!before || !after || before.formulaVersion !== after.formulaVersion) return true;
    return bucketOf(after.date) - bucketOf(before.date) > 1;
  };
  const isCut = (at: number) => hasGap(at) || !isKnown(at - 1) || !isKnown(at);
  const isOpen = (at: number) => {
    const point = points[at];
    return point !== undefined && at === points.length - 1 && bucketOf(point.date) === bucketOf(today);
  };
  const earlierOf = new Map(earlier.map(({ date, score }) => [bucketOf(date), score]));
  const rows = points.flatMap((point, at): ChartRow[] => {
    const row = isKnown(at) ? knownRow(point) : emptyRow(timeOf(point));
    const isAlone = isCut(at) && isCut(at + 1);
    const whole = isOpen(at) ? null : row.score;
    const open = isOpen(at) || (isOpen(at + 1) && !isCut(at + 1)) ? row.score : null;
    const told = { ...row, whole, open, earlier: earlierOf.get(bucketOf(point.date)) ?? null, isAlone };
    const before = points[at - 1];
    return before && hasGap(at) ? [emptyRow((timeOf(before) + timeOf(point)) / 2), told] : [told];
  });
  const drawn = new Set(points.map(({ date }) => bucketOf(date)));
  const others = earlier
    .filter(({ date }) => !drawn.has(bucketOf(date)))
    .map((point) => ({ ...emptyRow(timeOf(point)), earlier: point.score }));
  return [...rows, ...others].sort((a, b) => a.time - b.time);
}

function timeOf({ date }: { date: string }): number {
  return Date.parse(date);
}

function emptyRow(time: number): ChartRow {
  const none = { score: null, whole: null, open: null, band: null, earlier: null };
  return { time, ...none, pillars: {}, audits: 0, isAlone: false };
}

function knownRow(point: ChartPoint): ChartRow {
  const { score, audits, basis } = point;
  const reach = basis?.spread?.composite;
  const known = PILLARS.filter((pillar) => isKnownPillar(point, pillar));
  return {
    ...emptyRow(timeOf(point)),
    ...{ score, audits },
    band: reach === undefined ? null : [Math.max(0, score - reach), Math.min(100, score + reach)],
    pillars: Object.fromEntries(known.map((pillar) => [pillar, point.pillars[pillar]])),
  };
}

/** Every figure that the chart draws of some rows. */
export function drawnFigures(rows: readonly ChartRow[], shown: readonly Pillar[]): number[] {
  return rows.flatMap(({ score, band, earlier, pillars }) =>
    [score, ...(band ?? []), earlier, ...shown.map((pillar) => pillars[pillar] ?? null)].filter(
      (figure) => figure !== null,
    ),
  );
}

/** Limits of the score axis: whole tens around the data, at least 20 apart, within 0 to 100. */
export function scoreAxis(figures: readonly number[]): { domain: [number, number]; ticks: number[] } {
  const scores = figures.length > 0 ? figures : [50];
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
