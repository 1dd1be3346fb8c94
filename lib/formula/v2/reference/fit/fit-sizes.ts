import { clamp } from "../../../../statistics/clamp.ts";
import { mean } from "../../../../statistics/mean.ts";

/** Width of the triangle in which accounts of about a size speak for it, in powers of ten. */
const WIDTH = 0.75;
/** A size is a point of the curve when so many accounts speak for it. */
const MIN_ACCOUNTS = 8;
/** Where accounts end, the curve goes on by the slope of all: at least .3, at most proportional to the audience. */
const SLOPE = { least: 0.3, most: 1 };
const ENDS = [0, 9] as const;

export type Sized = { size: number; value: number };

/** The weighted median of the accounts about a size; null of too few. */
export function middleAt(figures: readonly Sized[], at: number): number | null {
  const near = figures
    .map(({ size, value }) => ({ value, weight: Math.max(0, 1 - Math.abs(size - at) / WIDTH) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.value - b.value);
  if (near.length < MIN_ACCOUNTS) return null;
  const half = near.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let sum = 0;
  return (
    near.find(({ weight }) => {
      sum += weight;
      return sum >= half;
    })?.value ?? null
  );
}

/**
 * A rising curve of logarithms over sizes (log10 followers), one point for each half power of ten that accounts speak for.
 *
 * @param figures natural logarithms of what accounts of known size have
 * @returns points by rising size, with an end on either side
 */
export function fitRising(figures: readonly Sized[]): { at: number; value: number }[] {
  const points = Array.from({ length: 19 }, (_, n) => n / 2).flatMap((at) => {
    const value = middleAt(figures, at);
    return value === null ? [] : [{ at, value }];
  });
  const own = points.length > 0 ? points : [meanPoint(figures)];
  const rising = own.map(({ at }, n) => ({
    at,
    value: Math.max(...own.slice(0, n + 1).map(({ value }) => value)),
  }));
  const slope = clamp(slopeOf(figures) / Math.LN10, SLOPE.least, SLOPE.most) * Math.LN10;
  const [first, last] = [rising[0], rising.at(-1)] as [Sized & { at: number }, Sized & { at: number }];
  return [
    { at: ENDS[0], value: first.value - slope * (first.at - ENDS[0]) },
    ...rising,
    { at: ENDS[1], value: last.value + slope * (ENDS[1] - last.at) },
  ];
}

function meanPoint(figures: readonly Sized[]) {
  return { at: mean(figures.map(({ size }) => size)), value: mean(figures.map(({ value }) => value)) };
}

/** Least squares of value on size. */
function slopeOf(figures: readonly Sized[]): number {
  const [x, y] = [mean(figures.map(({ size }) => size)), mean(figures.map(({ value }) => value))];
  const both = figures.reduce((sum, { size, value }) => sum + (size - x) * (value - y), 0);
  const own = figures.reduce((sum, { size }) => sum + (size - x) ** 2, 0);
  return own === 0 ? 0 : both / own;
}
