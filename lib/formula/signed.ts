/**
 * A difference as text that always carries its sign: "+3.1", "-0.4", and "+0.0" for whatever rounds to zero.
 *
 * @param value points, any finite number
 * @returns the value with one decimal, rounded half away from zero
 */
export function signed(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10 + 1e-9);
  const sign = value < 0 && tenths > 0 ? "-" : "+";
  return `${sign}${(tenths / 10).toFixed(1)}`;
}
