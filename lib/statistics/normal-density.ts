/**
 * The standard normal density.
 *
 * @param deviations standard deviations above the mean
 * @returns 0 to 0.399
 */
export function normalDensity(deviations: number): number {
  return Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI);
}
