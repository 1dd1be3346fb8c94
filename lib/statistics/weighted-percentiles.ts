/**
 * The percentiles 0 to 100 of weighted values: entry p is the smallest value below or at which p percent of the
 * weight lie.
 *
 * @param values at least one value with a weight above 0, in any order
 * @returns 101 values, ascending
 * @throws RangeError of no values
 */
export function weightedPercentiles(values: readonly { value: number; weight: number }[]): number[] {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const last = sorted[sorted.length - 1];
  if (last === undefined) throw new RangeError("No values, no percentiles");
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: 101 }, (_, percent) => {
    let sum = 0;
    const found = sorted.find(({ weight }) => {
      sum += weight;
      return sum >= (percent / 100) * total - 1e-9;
    });
    return (found ?? last).value;
  });
}
