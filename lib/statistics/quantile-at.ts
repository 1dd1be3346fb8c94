/**
 * The quantile of a sample, between two values along the line.
 *
 * @param values any finite numbers, in any order; left untouched
 * @param share 0 to 1
 * @returns NaN of no values
 * Source: definition 7 of Hyndman and Fan 1996.
 */
export function quantileAt(values: ArrayLike<number>, share: number): number {
  return quantileOf(sortNumbers(values), share);
}

/**
 * Several quantiles of a sample, which is sorted once.
 *
 * @param values any finite numbers, in any order; left untouched
 * @param shares each 0 to 1
 * @returns `quantileAt` of each share
 */
export function quantilesAt(values: ArrayLike<number>, shares: readonly number[]): number[] {
  const sorted = sortNumbers(values);
  return shares.map((share) => quantileOf(sorted, share));
}

function quantileOf(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** So few numbers are sorted by insertion, which calls nothing. */
const FEW = 16;

function sortNumbers(values: ArrayLike<number>): Float64Array {
  const sorted = new Float64Array(values);
  if (sorted.length > FEW) return sorted.sort();
  for (let end = 1; end < sorted.length; end++) {
    const value = sorted[end] as number;
    let at = end;
    for (; at > 0 && (sorted[at - 1] as number) > value; at--) sorted[at] = sorted[at - 1] as number;
    sorted[at] = value;
  }
  return sorted;
}
