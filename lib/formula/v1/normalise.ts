/**
 * Puts a value against its benchmark on a smooth scale from 0 to 100 on which the benchmark itself is 50: half the
 * benchmark is 25, twice the benchmark is 75. In the logarithm of value/benchmark it is symmetric about 50.
 *
 * @param value 0 or more, in the benchmark's unit
 * @param benchmark more than 0
 * @returns 0 to 100 (100 only for an infinite value)
 * @throws RangeError when the value is negative or the benchmark is not positive
 * Source: the definition of formula version v1 (value ≤ benchmark: 50·u/b, above it: 100 − 50·b/u).
 */
export function normalise(value: number, benchmark: number): number {
  if (!(benchmark > 0)) throw new RangeError(`A benchmark must be positive, got ${benchmark}`);
  if (!(value >= 0)) throw new RangeError(`A value to normalise must not be negative, got ${value}`);
  return value <= benchmark ? (50 * value) / benchmark : 100 - (50 * benchmark) / value;
}
