/** Whether a figure is known: a finite number that is not negative. Anything else is unknown, never 0. */
export function isCount(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && Number.isFinite(value);
}
