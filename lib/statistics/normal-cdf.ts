const COEFFICIENTS = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];

/**
 * The standard normal distribution function: which share of values lies below one.
 *
 * @param deviations standard deviations above the mean, any finite number
 * @returns 0 to 1
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17; off by less than 7.5e-8.
 */
export function normalCdf(deviations: number): number {
  if (deviations < 0) return 1 - normalCdf(-deviations);
  const t = 1 / (1 + 0.2316419 * deviations);
  const series = COEFFICIENTS.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0);
  return 1 - (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
