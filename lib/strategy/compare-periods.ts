import { medianLow, quantileLow } from "../statistics/quantile.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import type { Counts } from "./described-post.ts";
import { countSuccess } from "./measure-success.ts";

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
  const [success] = countSuccess([...now, ...before].map((counts) => ({ counts })));
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

function ratioOf(now: number, before: number): number {
  return before > 0 ? now / before : (now + 1) / (before + 1);
}

function resampleRatio(now: Float64Array, before: Float64Array): { low: number; high: number } {
  const random = seededRandom(`${now.length} ${before.length}`);
  const [later, earlier] = [resampledMedian(now, random), resampledMedian(before, random)];
  const ratios = Float64Array.from({ length: RESAMPLES }, () => ratioOf(later(), earlier()));
  return { low: quantileLow(ratios, TAIL) ?? 0, high: quantileLow(ratios, 1 - TAIL) ?? 0 };
}

/** Gives the median of one resample after the other: what is drawn is counted by its place in the sorted sample, so that none is sorted. */
function resampledMedian(values: Float64Array, random: () => number): () => number {
  const order = Uint32Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number));
  const placeOf = new Uint32Array(values.length);
  order.forEach((at, place) => {
    placeOf[at] = place;
  });
  const drawn = new Uint32Array(values.length);
  return () => {
    drawn.fill(0);
    for (let n = 0; n < values.length; n++) {
      const place = placeOf[Math.floor(random() * values.length)] as number;
      drawn[place] = (drawn[place] as number) + 1;
    }
    let place = 0;
    for (let left = Math.floor((values.length - 1) / 2); left >= (drawn[place] as number); place++)
      left -= drawn[place] as number;
    return values[order[place] as number] as number;
  };
}
