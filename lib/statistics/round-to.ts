/**
 * A value rounded to so many decimals, halves up.
 *
 * @param value any number
 * @param decimals 0 to 4
 * @returns the rounded value, never −0
 */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
