/** Within this share of either end another approximation holds. */
const TAIL_SHARE = 0.02425;
const CENTRE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
  2.506628277459239,
];
const CENTRE_BELOW = [
  -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572,
];
const TAIL = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/**
 * The standard normal quantile.
 *
 * @param share 0 to 1, both excluded
 * @returns how many standard deviations above the mean a value at that share lies
 * Source: P. J. Acklam's rational approximation, relative error below 1.2e-9.
 */
export function probit(share: number): number {
  if (share < TAIL_SHARE) return tail(share);
  if (share > 1 - TAIL_SHARE) return -tail(1 - share);
  const q = share - 0.5;
  const r = q * q;
  return (q * polynomial(CENTRE, r)) / (polynomial(CENTRE_BELOW, r) * r + 1);
}

function tail(share: number): number {
  const q = Math.sqrt(-2 * Math.log(share));
  return polynomial(TAIL, q) / (polynomial(TAIL_BELOW, q) * q + 1);
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);
}
