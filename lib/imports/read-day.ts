import { DAY_MS } from "../time.ts";
import type { FormatRow } from "./export-row.ts";
import type { Fields } from "./read-fields.ts";

/**
 * Reads the audience of a day. A day whose figure is unknown says nothing.
 *
 * @param fields the record, with the fields `date` and `followers`
 * @returns the day, or nothing
 */
export function readDay(fields: Fields): FormatRow[] {
  const followers = fields.count("followers");
  // Read in any case: a date without a year is known by those before it.
  const time = fields.time("date");
  if (followers === undefined) return [];
  if (time === undefined) {
    if (fields.problems.length === 0) fields.require("date");
    return [];
  }
  const date = new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);
  return [{ kind: "account_day", day: { date, followers } }];
}
