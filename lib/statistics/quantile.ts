import quickselect from "quickselect";

/**
 * The quantile of a sample, without interpolation: of the two values it lies between, the lower.
 *
 * @param values any finite numbers, in any order; left untouched
 * @param share 0 to 1
 * @returns one of the values; null of none
 */
export function quantileLow(values: ArrayLike<number>, share: number): number | null {
  return inOrder(values, Math.floor(share * (values.length - 1)));
}

/**
 * The same, but of the two values the upper.
 *
 * @param share 0 to below 1
 */
export function quantileHigh(values: ArrayLike<number>, share: number): number | null {
  return inOrder(values, Math.floor(share * values.length));
}

/**
 * The low median: the lower of the two middle values when their number is even, so that one runaway value never enters the
 * result, not even between two values. (Same as Python's `statistics.median_low`.)
 *
 * @param values any finite numbers, in any order; left untouched
 * @returns null of no values
 */
export function medianLow(values: ArrayLike<number>): number | null {
  return quantileLow(values, 0.5);
}

/** The upper of the two middle values when their number is even; null of no values. */
export function medianHigh(values: ArrayLike<number>): number | null {
  return quantileHigh(values, 0.5);
}

/** The value that would stand at a place if all were sorted, which they are not: of a thousand that takes four times as long. */
function inOrder(values: ArrayLike<number>, place: number): number | null {
  const copy = new Float64Array(values);
  if (place >= 0 && place < copy.length) quickselect(copy as unknown as number[], place);
  return copy[place] ?? null;
}
