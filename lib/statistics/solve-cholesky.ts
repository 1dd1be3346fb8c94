/**
 * Solves a system of linear equations whose matrix is symmetric and positive definite (Cholesky).
 *
 * @param matrix row by row, n × n; it is overwritten
 * @param right n values
 * @returns n values
 */
export function solveCholesky(matrix: Float64Array, right: Float64Array): Float64Array {
  const n = right.length;
  const at = (row: number, column: number) => matrix[row * n + column] as number;
  for (let column = 0; column < n; column++) {
    for (let row = column; row < n; row++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      matrix[row * n + column] = row === column ? Math.sqrt(sum) : sum / at(column, column);
    }
  }
  const solution = right.slice();
  for (let row = 0; row < n; row++) {
    let sum = solution[row] as number;
    for (let k = 0; k < row; k++) sum -= at(row, k) * (solution[k] as number);
    solution[row] = sum / at(row, row);
  }
  for (let row = n - 1; row >= 0; row--) {
    let sum = solution[row] as number;
    for (let k = row + 1; k < n; k++) sum -= at(k, row) * (solution[k] as number);
    solution[row] = sum / at(row, row);
  }
  return solution;
}
