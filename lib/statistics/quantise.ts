import { clamp } from "./clamp.ts";

const MAX_INT8 = 127;

/**
 * Weights as signed bytes: a byte for each is enough.
 *
 * @param weights any finite numbers
 * @returns the bytes, and what one unit of them stands for; the largest weight is 127 units
 */
export function quantise(weights: Float32Array | Float64Array): {
  scale: number;
  bytes: Int8Array<ArrayBuffer>;
} {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Number(((largest || 1) / MAX_INT8).toPrecision(6));
  const bytes = new Int8Array(weights.length);
  for (const [at, weight] of weights.entries())
    bytes[at] = clamp(Math.round(weight / scale), -MAX_INT8, MAX_INT8);
  return { scale, bytes };
}
