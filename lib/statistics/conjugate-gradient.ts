/** Below this sum of squared residuals a solution is exact enough. */
const TOLERANCE = 1e-9;

/**
 * Solves a system of linear equations whose matrix is symmetric and positive definite, without the matrix itself.
 *
 * @param multiply the matrix times a vector
 * @param right the right side, overwritten by the residual
 * @param steps at most; an early end regularises
 * @returns the solution
 * Source: the method of conjugate gradients (Hestenes and Stiefel 1952).
 */
export function solveConjugateGradient(
  multiply: (vector: Float64Array) => Float64Array,
  right: Float64Array,
  steps: number,
): Float64Array {
  const solution = new Float64Array(right.length);
  const residual = right;
  const direction = residual.slice();
  let squares = dot(residual, residual);
  for (let step = 0; step < steps && squares > TOLERANCE; step++) {
    const image = multiply(direction);
    const stride = squares / dot(direction, image);
    for (let at = 0; at < image.length; at++) {
      solution[at] = (solution[at] as number) + stride * (direction[at] as number);
      residual[at] = (residual[at] as number) - stride * (image[at] as number);
    }
    const left = dot(residual, residual);
    for (let at = 0; at < image.length; at++)
      direction[at] = (residual[at] as number) + (left / squares) * (direction[at] as number);
    squares = left;
  }
  return solution;
}

/** The inner product of two vectors of one length. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
