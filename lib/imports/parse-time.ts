import type { DateOrder } from "./conventions.ts";
import { findMonth } from "./find-month.ts";

/** How to read what a date leaves open. */
export type DateReading = {
  order?: DateOrder | undefined;
  yearOf?: ((month: number, day: number) => number | undefined) | undefined;
};

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;
const TIME = String.raw`(?:,? +(?:at |um |à )?(\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?))?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?${TIME}$`, "i");
const NUMERIC = new RegExp(String.raw`^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`, "i");
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})(?:\.|st|nd|rd|th)? (?:de )?(\p{L}[\p{L} ]*?)\.?(?:,? (?:del? )?(\d{4})(?: г\.?)?)?${TIME}$`,
  "iu",
);
const MONTH_FIRST = new RegExp(
  String.raw`^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?${TIME}$`,
  "iu",
);
const MONTH_AND_DAY = /^(\d{1,2})月(\d{1,2})日$/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.? ?m\.?)?$/i;
const WEEKDAY = /^\p{L}+\.?, +/u;
const MIN_YEAR = 1990;
const MAX_YEAR = 2200;
const EXPECTED = 'expected a date such as "2025-01-31" or "2025-01-31T18:50:00Z"';

/**
 * Reads a date or a moment: ISO 8601, "2016-12-23 18:50 +0000" (X), "Tue, Jul 14, 2026" (X), "09/15/2026 18:00" (Meta),
 * "28 August" (TikTok), and the same in other languages. Without a zone it is UTC; a date alone is its midnight in UTC.
 *
 * @param value a cell or a JSON value that is known to be there
 * @param reading which part of 03/04/2026 is the month, and the year of a date that has none; without them such dates are refused
 * @returns the moment, or in words what was expected
 */
export function parseTime(value: unknown, reading: DateReading = {}): Date | string {
  const text = typeof value === "string" ? value.trim() : "";
  const iso = ISO.exec(text);
  if (iso) return buildTime(iso.slice(1, 7).map(Number), iso[7] ?? "", iso[8] ?? "Z");
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return buildDate(yearFirst.slice(1, 4).map(Number), yearFirst[4]);
  const numeric = NUMERIC.exec(text);
  if (numeric) return readNumeric(numeric, reading);
  return readNamed(text.replace(/[\u00a0\u202f]/g, " ").replace(WEEKDAY, ""), reading);
}

function readNumeric([, first, mark, second, year = "", time]: RegExpExecArray, { order }: DateReading) {
  const parts = [Number(first), Number(second)];
  const [one = 0, two = 0] = parts;
  // Points are a habit of countries that put the day first; a part over 12 is no month.
  const known: DateOrder | undefined = mark === "." || one > 12 ? "dmy" : two > 12 ? "mdy" : undefined;
  if (known === undefined && order === undefined && one !== two) {
    return "the file does not show whether it starts with the day or the month; expected a date such as 2025-01-31";
  }
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const [month = 0, day = 0] = (known ?? order) === "dmy" ? [two, one] : [one, two];
  if (known && order && known !== order && mark !== "." && month <= 12) {
    return `the other dates in the file start with the ${order === "mdy" ? "month" : "day"}`;
  }
  return buildDate([full, month, day], time);
}

function readNamed(text: string, { yearOf }: DateReading): Date | string {
  const dayFirst = DAY_FIRST.exec(text);
  const monthFirst = MONTH_FIRST.exec(text);
  const numbers = MONTH_AND_DAY.exec(text);
  const [month, day, year, time] = numbers
    ? [Number(numbers[1]), numbers[2], undefined, undefined]
    : dayFirst
      ? [findMonth(dayFirst[2] ?? ""), dayFirst[1], dayFirst[3], dayFirst[4]]
      : [findMonth(monthFirst?.[1] ?? ""), monthFirst?.[2], monthFirst?.[3], monthFirst?.[4]];
  if (month === null || day === undefined) return EXPECTED;
  const full = year === undefined ? yearOf?.(month, Number(day)) : Number(year);
  return full === undefined ? "the date has no year" : buildDate([full, month, Number(day)], time);
}

function buildDate(date: number[], time = ""): Date | string {
  const clock = CLOCK.exec(time);
  if (!clock) return buildTime(date, "", "Z");
  const hour = Number(clock[1]);
  const half = clock[4]?.toLowerCase();
  if (half && (hour < 1 || hour > 12)) return "there is no such time of day";
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return buildTime([...date, hours, Number(clock[2]), Number(clock[3] ?? 0)], "", "Z");
}

function buildTime(parts: number[], fraction: string, zone: string): Date | string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => part || 0);
  const millisecond = Number(fraction.padEnd(3, "0").slice(0, 3));
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return "there is no such day";
  if (year < MIN_YEAR || year > MAX_YEAR) return `expected a year from ${MIN_YEAR} to ${MAX_YEAR}`;
  const offset = readOffset(zone);
  // A leap second (60) is a moment that exists; it becomes the next second.
  if (hour > 23 || minute > 59 || second > 60 || offset === undefined) return "there is no such time of day";
  return new Date(midnight.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000 + millisecond);
}

/** Minutes east of UTC. */
function readOffset(zone: string): number | undefined {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  if (minutes > 14 * 60 || Number(match[3]) > 59) return undefined;
  return match[1] === "-" ? -minutes : minutes;
}
