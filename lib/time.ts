/** Milliseconds of a UTC day. */
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

/** The day that was told last: rows by rising time ask for the same one again and again. */
let told = { number: Number.NaN, day: "" };

/** The UTC day of an instant, YYYY-MM-DD. */
export function utcDay(instant: Date): string {
  const number = Math.floor(instant.getTime() / DAY_MS);
  if (number !== told.number) told = { number, day: instant.toISOString().slice(0, 10) };
  return told.day;
}

/** An instant to the minute, for people: 2026-11-22 10:08 UTC. */
export function toMinute(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** The day so many days after another (before it, when negative), YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** First instant after a UTC day. */
export function endOf(day: string): Date {
  return new Date(Date.parse(day) + DAY_MS);
}

/**
 * The UTC day as a count of days since 1970-01-01, so that days can be subtracted.
 *
 * @param date a UTC day, YYYY-MM-DD (what follows the tenth character is ignored)
 * @returns a whole number of days
 * @throws RangeError when the text does not begin with a day
 */
export function dayNumber(date: string): number {
  const day =
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
  if (Number.isNaN(day)) throw new RangeError(`Not a day: ${date}`);
  return day;
}

/** The UTC day of a count of days since 1970-01-01, YYYY-MM-DD. */
export function dayOf(day: number): string {
  return utcDay(new Date(day * DAY_MS));
}

/** The instant so many days before another. */
export function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * DAY_MS);
}
