/**
 * The UTC day of a count of days since 1970-01-01.
 *
 * @param day whole number of days
 * @returns YYYY-MM-DD
 */
export function dayOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
