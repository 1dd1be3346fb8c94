/** A smaller change of the score, in tenths of a point, makes no event. */
export const MIN_CHANGE_TENTHS = 5;

/** Whether a score differs from the one that was sent last by at least 0.5, at one decimal. */
export function isSignificantChange(score: number, previous: number): boolean {
  return Math.abs(toTenths(score) - toTenths(previous)) >= MIN_CHANGE_TENTHS;
}

function toTenths(score: number): number {
  return Math.round(score * 10);
}
