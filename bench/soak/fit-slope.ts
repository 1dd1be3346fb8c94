export type Slope = {
  /** Units of `y` for one of `x`. */
  slope: number;
  /** Upper end of the two-sided 95 % interval of the slope. */
  upper: number;
};

/** 97.5 % of the standard normal distribution. */
const Z = 1.959964;

/**
 * Least-squares slope of points, and the upper bound of its 95 % interval (Student's t; its quantile by the expansion of
 * Abramowitz and Stegun, 26.7.5). The points are taken as independent of each other.
 * @param points at least three
 */
export function fitSlope(points: { x: number; y: number }[]): Slope {
  const n = points.length;
  if (n < 3) return { slope: Number.NaN, upper: Number.POSITIVE_INFINITY };
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const left = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  const free = n - 2;
  const t = Z + (Z ** 3 + Z) / (4 * free) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * free ** 2);
  return { slope, upper: slope + t * Math.sqrt(left / free / spread) };
}
