import { z } from "zod";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import type { ExportDay } from "./export-row.ts";
import { MAX_COUNT } from "./parse-count.ts";

/**
 * Reads what is stated of the audience beside a file. Nothing stated is nothing.
 *
 * @param stated `followers`: a whole number from 0 to 9e15; `on`: a UTC day, YYYY-MM-DD, today when it is left out
 * @param now no day after that of this moment is taken
 * @returns the audience of a day, as a series would tell it
 * @throws Problem "Invalid Request" for another number or day, one in the future, or a day without a number
 */
export function readStatedAudience(
  { followers, on }: { followers?: number | undefined; on?: string | undefined },
  now: Date,
): ExportDay | undefined {
  const today = utcDay(now);
  if (followers === undefined && on === undefined) return undefined;
  if (followers === undefined)
    throw refuse("followers", "a day is given, but no number of followers: give both, or neither");
  if (!Number.isInteger(followers) || followers < 0 || followers > MAX_COUNT)
    throw refuse("followers", "the number of followers must be a whole number, 0 or more");
  const day = on ?? today;
  if (!z.iso.date().safeParse(day).success)
    throw refuse("followers_on", "its day must be a date, YYYY-MM-DD");
  if (day > today)
    throw refuse(
      "followers_on",
      `${day} is in the future: give the day you looked it up, ${today} at the latest`,
    );
  return { followers, date: new Date(day) };
}

function refuse(field: "followers" | "followers_on", finding: string): Problem {
  const errors = [{ pointer: `/${field}`, detail: finding }];
  return new Problem("Invalid Request", `The audience cannot be stated like this: ${finding}.`, { errors });
}
