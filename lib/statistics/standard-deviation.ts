import { mean } from "./mean.ts";

/** Standard deviation of a sample (n − 1); NaN of fewer than two values. */
export function sampleDeviation(values: ArrayLike<number>): number {
  return Math.sqrt(sumOfSquares(values) / (values.length - 1));
}

/** Standard deviation of a whole population (n); NaN of no values. */
export function populationDeviation(values: ArrayLike<number>): number {
  return Math.sqrt(sumOfSquares(values) / values.length);
}

function sumOfSquares(values: ArrayLike<number>): number {
  const centre = mean(values);
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += ((values[at] as number) - centre) ** 2;
  return squares;
}
