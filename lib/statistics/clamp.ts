/** The value, or the end of the range that it lies beyond; NaN stays NaN. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
