/**
 * The quantile of a sample, between two values along the line.
 *
 * @param values any finite numbers, in any order; left untouched
 * @param share 0 to 1
 * @returns NaN of no values
 * Source: definition 7 of Hyndman and Fan 1996.
 */
export function quantileAt(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
