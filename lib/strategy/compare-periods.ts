import { medianLow, quantileLow } from "../statistics/quantile.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import type { Counts } from "./described-post.ts";
import { measureSuccess } from "./measure-success.ts";

/** Fewer posts than this on either side say nothing. */
const MIN_POSTS = 8;
const RESAMPLES = 300;
/** Of resamples outside of the interval, on either side. */
const TAIL = 0.1;

export type PeriodComparison = {
  /** What was counted: "interactions", "views". */
  unit: string;
  /** Medians of a post. */
  now: number;
  before: number;
  /** `now` by `before`; both with one added where `before` is 0. */
  times: number;
  /** Whether the 80 % interval of `times` leaves 1 out. */
  isBeyondNoise: boolean;
};

/**
 * What a usual post of one time achieves against one of another: medians, with a bootstrap interval of their ratio.
 *
 * @param now posts of the later time, in any order
 * @param before posts of the earlier one
 * @returns null where either has fewer than 8 posts whose figures are known
 * Source of the interval: Efron and Tibshirani, An Introduction to the Bootstrap, 1993.
 */
export function comparePeriods(now: readonly Counts[], before: readonly Counts[]): PeriodComparison | null {
  const all = [...now, ...before].map((counts, at) => ({ ...BARE, id: String(at), counts }));
  const [success] = measureSuccess(all);
  if (!success) return null;
  const known = (values: Float64Array) => values.filter((value) => !Number.isNaN(value));
  const [later, earlier] = [known(success.raw.slice(0, now.length)), known(success.raw.slice(now.length))];
  if (later.length < MIN_POSTS || earlier.length < MIN_POSTS) return null;
  const [nowMedian, beforeMedian] = [medianLow(later) ?? 0, medianLow(earlier) ?? 0];
  const { low, high } = resampleRatio(later, earlier);
  return {
    unit: success.unit,
    now: nowMedian,
    before: beforeMedian,
    times: ratioOf(nowMedian, beforeMedian),
    isBeyondNoise: low > 1 || high < 1,
  };
}

const BARE = { at: 0, traits: [], unknown: [], length: null, durationS: null };

function ratioOf(now: number, before: number): number {
  return before > 0 ? now / before : (now + 1) / (before + 1);
}

function resampleRatio(now: Float64Array, before: Float64Array): { low: number; high: number } {
  const random = seededRandom(`${now.length} ${before.length}`);
  const median = (values: Float64Array) =>
    medianLow(values.map(() => values[Math.floor(random() * values.length)] as number)) ?? 0;
  const ratios = Float64Array.from({ length: RESAMPLES }, () => ratioOf(median(now), median(before)));
  return { low: quantileLow(ratios, TAIL) ?? 0, high: quantileLow(ratios, 1 - TAIL) ?? 0 };
}
