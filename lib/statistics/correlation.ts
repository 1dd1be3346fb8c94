import { mean } from "./mean.ts";

/**
 * Pearson's correlation.
 *
 * @param a one value per case
 * @param b another value per case, in the same order
 * @returns −1 to 1, or null when either does not vary
 */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number | null {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (let n = 0; n < a.length; n++) {
    const [offA, offB] = [(a[n] as number) - meanA, (b[n] as number) - meanB];
    both += offA * offB;
    squaresA += offA ** 2;
    squaresB += offB ** 2;
  }
  const spread = Math.sqrt(squaresA * squaresB);
  return spread === 0 ? null : both / spread;
}
