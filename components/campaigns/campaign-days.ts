import { formatDay, formatShortDay } from "#components/ui/format.ts";

const WEEK_MS = 7 * 86_400_000;

/** The instant at which a week begins; the first week is 1. */
export function startOfWeek(startDate: string, week: number): number {
  return Date.parse(startDate) + (week - 1) * WEEK_MS;
}

/** First and last day of weeks that follow one another: "11 Jan – 7 Feb 2027", with both years where they differ. */
export function daysOfWeeks(startDate: string, first: number, last: number): string {
  const from = startOfWeek(startDate, first);
  const to = startOfWeek(startDate, last + 1) - 1;
  const isOneYear = new Date(from).getUTCFullYear() === new Date(to).getUTCFullYear();
  return `${isOneYear ? formatShortDay(from) : formatDay(from)} – ${formatDay(to)}`;
}

/** "Week 3" or "Weeks 4–6". */
export function nameWeeks(weeks: number[]): string {
  return `${weeks.length === 1 ? "Week" : "Weeks"} ${numberRange(weeks)}`;
}

/** "3" or "4–6". */
export function numberRange(weeks: number[]): string {
  return weeks.length === 1 ? String(weeks[0]) : `${weeks[0]}–${weeks.at(-1)}`;
}

/** How much of a campaign has passed at an instant, 0 to 1; null before its start and after its end. */
export function shareAt(startDate: string, durationWeeks: number, now: number): number | null {
  const share = (now - Date.parse(startDate)) / (durationWeeks * WEEK_MS);
  return share >= 0 && share < 1 ? share : null;
}

/** The day after an instant, "2027-01-11". */
export function dayAfter(now: Date): string {
  return new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
}
