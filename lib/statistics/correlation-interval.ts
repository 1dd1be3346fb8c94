import { clamp } from "./clamp.ts";

/** A correlation and its 95 % interval; −1 to 1 each. */
export type CorrelationInterval = { rho: number; from: number; to: number };

/** Two-sided 5 % of the normal distribution. */
const Z_95 = 1.96;
/** The transformation of ±1 is infinite. */
const MAX_RHO = 0.999;

/**
 * A correlation with its 95 % interval.
 *
 * @param rho −1 to 1
 * @param n how many were compared, more than 3
 * Source: Fisher's transformation with variance 1 / (n − 3).
 */
export function correlationInterval(rho: number, n: number): CorrelationInterval {
  const centre = Math.atanh(clamp(rho, -MAX_RHO, MAX_RHO));
  const margin = Z_95 / Math.sqrt(Math.max(1, n - 3));
  return { rho, from: Math.tanh(centre - margin), to: Math.tanh(centre + margin) };
}
