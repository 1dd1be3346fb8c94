import { solveConjugateGradient } from "#lib/statistics/conjugate-gradient.ts";

/** One post: which columns it touches, and how strongly. */
export type RidgeRow = { columns: Int32Array; values: Float32Array };

/**
 * Ridge regression (Hoerl and Kennard 1970) by conjugate gradients.
 * @param rows the posts
 * @param target one per row
 * @param options `columns`: how many there are; `penalty` of squared weights; `steps`: the most
 * @returns one weight per column
 */
export function solveRidge(
  rows: readonly RidgeRow[],
  target: Float64Array,
  { columns, penalty, steps }: { columns: number; penalty: number; steps: number },
): Float64Array {
  const product = (vector: Float64Array) => {
    const products = Float64Array.from(rows, (row) => multiply(row, vector));
    const image = transpose(rows, products, columns);
    for (let at = 0; at < columns; at++) image[at] = (image[at] as number) + penalty * (vector[at] as number);
    return image;
  };
  return solveConjugateGradient(product, transpose(rows, target, columns), steps);
}

/** The prediction for a row. */
export function multiply({ columns, values }: RidgeRow, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++)
    sum += (values[at] as number) * (weights[columns[at] as number] as number);
  return sum;
}

function transpose(rows: readonly RidgeRow[], factors: Float64Array, columns: number): Float64Array {
  const sums = new Float64Array(columns);
  for (const [row, { columns: own, values }] of rows.entries()) {
    const factor = factors[row] as number;
    for (let at = 0; at < own.length; at++) {
      const column = own[at] as number;
      sums[column] = (sums[column] as number) + (values[at] as number) * factor;
    }
  }
  return sums;
}
