import { clamp } from "../../statistics/clamp.ts";
import { mean } from "../../statistics/mean.ts";
import { quantileHigh, quantileLow } from "../../statistics/quantile.ts";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { theilSenSlope } from "../../statistics/theil-sen.ts";
import { addDays, daysBetween } from "../../time.ts";
import type { DayValue, Pace } from "../schemas.ts";

type Asked = {
  /** UTC days, YYYY-MM-DD. */
  today: string;
  due: string;
  /** What no value leaves: 0 and 100 of a score. */
  bounds: readonly [number, number];
};

/** A score looks back so far: within it the same posts are seen again and again, and say nothing of how weeks vary. */
export const LEAST_WEEKS = 13;
/** Half a year: what was before says little of today's pace. */
const MOST_WEEKS = 26;
/** A week without a value within so many days of it ends the stretch. */
const SLACK_DAYS = 3;
/** An older end of the history is no pace of today. */
const STALE_DAYS = 21;
/** Weeks that are drawn together, so that a run of good or bad weeks stays one. */
const BLOCK = 4;
const DRAWS = 250;
/** Nine cases of ten. */
const TAILS = [0.05, 0.95] as const;

/**
 * Where a value will be on a day at today's pace: the newest weekly value, moved on by the Theil–Sen slope of the last 13 to
 * 26 weeks. The bounds come from the weekly changes: what is left of each when the pace is taken off is drawn again in blocks of four weeks, once
 * for the past, of which the slope is measured anew, and once for the weeks to come. Values of scores look back 13 weeks, so that they
 * wander rather than swing around a line: that is why changes are drawn, and not distances from a line. Few weeks drawn in blocks vary too
 * little, so the changes are widened by n / (n − 4).
 *
 * @param history comparable days only, ascending
 * @param asked today, the day asked for, and bounds of the value
 * @returns the value with its bounds, or why it cannot be told; the same for the same history
 * Source: Theil 1950 and Sen 1968 (slope); Künsch 1989 (moving blocks).
 */
export function tellPace(history: readonly DayValue[], { today, due, bounds }: Asked): Pace {
  const newest = history.at(-1);
  if (!newest || daysBetween(newest.date, today) > STALE_DAYS)
    return { kind: "stale", newest: newest?.date ?? null };
  const values = weeklyValues(history, newest.date);
  const weeks = values.length - 1;
  if (weeks < LEAST_WEEKS) return { kind: "early", weeksLeft: LEAST_WEEKS - weeks };
  const ahead = Math.max(0, daysBetween(newest.date, due)) / 7;
  const weekly = theilSenSlope(values);
  const ends = drawEnds(values, { weekly, ahead, seed: `${newest.date} ${due} ${weeks}` });
  const held = (value: number) => clamp(value, bounds[0], bounds[1]);
  const value = held(newest.value + weekly * ahead);
  return {
    kind: "told",
    value,
    low: Math.min(value, held(quantileLow(ends, TAILS[0]) ?? value)),
    high: Math.max(value, held(quantileHigh(ends, TAILS[1]) ?? value)),
    ...{ weekly, weeks, since: addDays(newest.date, -7 * weeks) },
  };
}

/** The value of every seventh day back from the newest, ascending, as far as weeks have one. */
function weeklyValues(history: readonly DayValue[], newest: string): number[] {
  const values: number[] = [];
  let at = history.length - 1;
  for (let back = 0; back <= MOST_WEEKS; back++) {
    const day = addDays(newest, -7 * back);
    while (at > 0 && (history[at] as DayValue).date > day) at--;
    const found = nearest(history.slice(at, at + 2), day);
    if (found === null) break;
    values.unshift(found);
  }
  return values;
}

function nearest(some: readonly DayValue[], day: string): number | null {
  const away = ({ date }: DayValue) => Math.abs(daysBetween(date, day));
  const found = some.toSorted((a, b) => away(a) - away(b))[0];
  return found && away(found) <= SLACK_DAYS ? found.value : null;
}

type Course = { weekly: number; ahead: number; seed: string };

function drawEnds(values: readonly number[], { weekly, ahead, seed }: Course): Float64Array {
  const random = seededRandom(seed);
  const changes = values.slice(1).map((value, at) => value - (values[at] as number) - weekly);
  const middle = mean(changes);
  const widen = changes.length / (changes.length - BLOCK);
  const left = changes.map((change) => (change - middle) * widen);
  const last = values.at(-1) as number;
  return Float64Array.from({ length: DRAWS }, () => {
    const past = walk(drawBlocks(left, changes.length, random), weekly);
    const slope = theilSenSlope(past);
    const future = drawBlocks(left, Math.ceil(ahead), random);
    // Of a week that is not whole only that part.
    const part = ahead - Math.floor(ahead) || 1;
    const swing = future.reduce(
      (sum, change, at) => sum + change * (at === future.length - 1 ? Math.sqrt(part) : 1),
      0,
    );
    return last + (2 * weekly - slope) * ahead + swing;
  });
}

function walk(changes: readonly number[], weekly: number): number[] {
  let value = 0;
  return [0, ...changes.map((change) => (value += change + weekly))];
}

/** So many of the changes, in runs as they followed each other. */
function drawBlocks(changes: readonly number[], count: number, random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const from = Math.floor(random() * (changes.length - BLOCK + 1));
    drawn.push(...changes.slice(from, from + BLOCK));
  }
  return drawn.slice(0, count);
}
