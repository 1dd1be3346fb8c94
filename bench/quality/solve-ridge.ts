/** One post: which columns it touches, and how strongly. */
export type RidgeRow = { columns: Int32Array; values: Float32Array };

/**
 * Ridge regression (Hoerl and Kennard 1970) by conjugate gradients.
 * @param rows the posts
 * @param outcome one per row
 * @param options `columns`: how many there are; `penalty` of squared weights; `steps`: the most
 * @returns one weight per column
 */
export function solveRidge(
  rows: readonly RidgeRow[],
  outcome: Float64Array,
  { columns, penalty, steps }: { columns: number; penalty: number; steps: number },
): Float64Array {
  const weights = new Float64Array(columns);
  const rest = transpose(rows, outcome, columns);
  const direction = rest.slice();
  let squares = dot(rest, rest);
  for (let step = 0; step < steps && squares > 1e-9; step++) {
    const products = Float64Array.from(rows, (row) => multiply(row, direction));
    const image = transpose(rows, products, columns);
    for (let at = 0; at < columns; at++)
      image[at] = (image[at] as number) + penalty * (direction[at] as number);
    const stride = squares / dot(direction, image);
    for (let at = 0; at < columns; at++) {
      weights[at] = (weights[at] as number) + stride * (direction[at] as number);
      rest[at] = (rest[at] as number) - stride * (image[at] as number);
    }
    const left = dot(rest, rest);
    for (let at = 0; at < columns; at++)
      direction[at] = (rest[at] as number) + (left / squares) * (direction[at] as number);
    squares = left;
  }
  return weights;
}

/** What the weights say of a row. */
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

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
