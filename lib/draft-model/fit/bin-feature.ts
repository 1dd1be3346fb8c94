import { findStep } from "../predict/predict-points.ts";

const MAX_STEPS = 24;

/**
 * Bounds between steps with about the same number of posts, each midway between two values that occur.
 *
 * @param values of one feature; NaN is left out
 * @returns at most 23 rising bounds, rounded to six digits
 */
export function chooseEdges(values: Float64Array): number[] {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = [...new Set(known)];
  const after = new Map(distinct.map((value, index) => [value, distinct[index - 1]] as const));
  const wanted =
    distinct.length <= MAX_STEPS
      ? distinct
      : Array.from(
          { length: MAX_STEPS },
          (_, n) => known[Math.floor((n * known.length) / MAX_STEPS)] as number,
        );
  const edges = new Set<number>();
  for (const value of wanted) {
    const before = after.get(value);
    if (before !== undefined) edges.add(Number(((before + value) / 2).toPrecision(6)));
  }
  return [...edges].sort((a, b) => a - b);
}

/**
 * Which step each value falls into.
 *
 * @param values of one feature
 * @param edges as `chooseEdges` gives them
 * @returns 0 for NaN, else 1 to the number of edges plus 1
 */
export function binValues(values: Float64Array, edges: readonly number[]): Uint8Array {
  return Uint8Array.from(values, (value) => (Number.isNaN(value) ? 0 : findStep(edges, value) + 1));
}
