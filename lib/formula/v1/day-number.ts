/**
 * The UTC day as a count of days since 1970-01-01, so that days can be subtracted.
 *
 * @param date a UTC day, YYYY-MM-DD (what follows the tenth character is ignored)
 * @returns a whole number of days
 * @throws RangeError when the text does not begin with a day
 */
export function dayNumber(date: string): number {
  const day =
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY;
  if (Number.isNaN(day)) throw new RangeError(`Not a day: ${date}`);
  return day;
}

const DAY = 86_400_000;
