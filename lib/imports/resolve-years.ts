import { DAY_MS } from "../time.ts";
import { parseTime } from "./parse-time.ts";

/** In a calendar whose months all have 31 days. */
const DAYS_A_YEAR = 12 * 31;
const MAX_STEP_DAYS = 31;

type Day = { month: number; day: number };

/**
 * Finds the years of a series of dates that are written without one, as TikTok Studio does: the latest of them is the
 * most recent such day before the import, and from one to the next no more than a year passes.
 *
 * @param texts the dates in the order of the file, or its first part
 * @param now the moment of the import
 * @returns gives the year of each such date, asked once per date in the order of the file; undefined when the dates have
 *   years, or are in no order
 */
export function resolveYears(
  texts: string[],
  now: Date,
): ((month: number, day: number) => number | undefined) | undefined {
  const days = texts.flatMap(findDay);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const pairs = days.slice(1).map((day, at) => [days[at] ?? day, day] as const);
  const forward = pairs.reduce((sum, [one, other]) => sum + countDays(one, other), 0);
  const backward = pairs.reduce((sum, [one, other]) => sum + countDays(other, one), 0);
  // Days, weeks or months one after the other take little time; a table in another order would span many years.
  if (Math.min(forward, backward) > pairs.length * MAX_STEP_DAYS) return undefined;
  const rises = forward <= backward;
  const turns = pairs.filter(([one, other]) => order(other) < order(one)).length;
  const latest = findLatestYear(rises ? last : first, now);
  let year = rises ? latest - turns : latest;
  let before = first;
  return (month, day) => {
    const step = order({ month, day }) - order(before);
    before = { month, day };
    if (rises && step < 0) year += 1;
    if (!rises && step > 0) year -= 1;
    return year;
  };
}

function findDay(text: string): Day[] {
  const found: Day[] = [];
  parseTime(text, {
    yearOf: (month, day) => {
      found.push({ month, day });
      return undefined;
    },
  });
  return found;
}

function findLatestYear({ month, day }: Day, now: Date): number {
  const year = now.getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now.getTime() + DAY_MS ? year - 1 : year;
}

/** Days from one day of a year to the next other one. */
function countDays(from: Day, to: Day): number {
  return (order(to) - order(from) + DAYS_A_YEAR) % DAYS_A_YEAR;
}

function order({ month, day }: Day): number {
  return month * 31 + day;
}
