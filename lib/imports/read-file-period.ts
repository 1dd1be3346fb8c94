import { DAY_MS, utcDay } from "../time.ts";
import { findMonth } from "./find-month.ts";

/** First and last UTC day, YYYY-MM-DD, both inclusive. */
export type FilePeriod = { from: string; to: string };

const MAX_DAYS = 20 * 366;

type Layout = { date: RegExp; order: (parts: string[]) => string[]; endsBefore?: true };

/** How platforms write the period of a download into the name of the file. */
const LAYOUTS: Layout[] = [
  // account_analytics_content_2026-08-01_2026-10-31.csv, and whoever names files by hand
  {
    date: /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/g,
    order: ([year = "", month = "", day = ""]) => [year, month, day],
  },
  // Aug-01-2026_Oct-31-2026_1234567890.csv of Meta Business Suite
  {
    date: /(?<![\p{L}\d])(\p{L}{3,4})-(\d\d)-(\d{4})(?!\d)/gu,
    order: ([month = "", day = "", year = ""]) => [year, String(findMonth(month) ?? ""), day],
  },
  // tweet_activity_metrics_teahouse_20260801_20260901_en.csv: the second day is the first that is not in the file
  {
    date: /(?<!\d)(\d{4})(\d\d)(\d\d)(?!\d)/g,
    order: ([year = "", month = "", day = ""]) => [year, month, day],
    endsBefore: true,
  },
];

/**
 * Reads the period that the name of a file states, as exports have it: two days, the earlier first.
 *
 * @param name as the user has the file, such as `account_analytics_content_2026-08-01_2026-10-31.csv`
 * @returns the period, of at most 20 years; undefined for a name that states none, or more than two days
 */
export function readFilePeriod(name: string): FilePeriod | undefined {
  for (const { date, order, endsBefore } of LAYOUTS) {
    const days = [...name.matchAll(date)].map(([, ...parts]) => toTime(order(parts)));
    const [from, second] = days;
    if (days.length !== 2 || from === undefined || second === undefined) continue;
    const to = endsBefore ? second - DAY_MS : second;
    if (to >= from && to - from < MAX_DAYS * DAY_MS)
      return { from: utcDay(new Date(from)), to: utcDay(new Date(to)) };
  }
  return undefined;
}

/** Undefined for a day that does not exist. */
function toTime(parts: string[]): number | undefined {
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= 1990 ? time : undefined;
}
