/**
 * The low median: the lower of the two middle values when their number is even, so that one runaway value never
 * enters the result, not even between two posts. (Same as Python's `statistics.median_low`.)
 *
 * @param values any finite numbers, in any order; left untouched
 * @returns the low median, or null of no values
 */
export function medianLow(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  return sorted[(sorted.length - 1) >> 1] as number;
}
