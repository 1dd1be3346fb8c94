/** A smaller difference, in tenths of a point, is not told. */
export const MIN_TENTHS = 5;

/** Whether a score is told after another one: when they differ by at least 0.5, at one decimal. */
export function isToldAnew(score: number, previous: number): boolean {
  return Math.abs(toTenths(score) - toTenths(previous)) >= MIN_TENTHS;
}

function toTenths(score: number): number {
  return Math.round(score * 10);
}
