/**
 * The month over which audits are counted: it begins on the day of the month on which the plan began, at 00:00 UTC;
 * the 31st becomes the last day of shorter months.
 * @param planStartedAt when the plan began.
 * @param now any instant at or after it.
 * @returns `start` (inclusive) and `end` (exclusive).
 */
export function quotaMonth(planStartedAt: Date, now: Date): { start: Date; end: Date } {
  const anchor = planStartedAt.getUTCDate();
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const begin = startOf(year, month, anchor);
  if (begin.getTime() <= now.getTime()) return { start: begin, end: startOf(year, month + 1, anchor) };
  return { start: startOf(year, month - 1, anchor), end: begin };
}

function startOf(year: number, month: number, anchor: number): Date {
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor, lastDay)));
}
