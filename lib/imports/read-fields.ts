import { cleanText } from "./clean-text.ts";
import { parseCount } from "./parse-count.ts";
import { parseDuration } from "./parse-duration.ts";
import { parseFlag } from "./parse-flag.ts";
import { parseId } from "./parse-id.ts";
import { parseTime } from "./parse-time.ts";
import { quoteValue } from "./quote-value.ts";

const UNKNOWN = new Set(["", "-", "--", "na", "n/a", "nan", "null", "none"]);
const MOST_TEXT = 100_000;
const MOST_NAME = 200;
const MOST_URL = 2_000;
const DAY_MS = 86_400_000;

/** Gives the value of the column, undefined when the file has no such column. */
export type ReadColumn = (column: string) => unknown;

/** Reads the columns of one record. Each reading names the column, then other names it may have. */
export type Fields = {
  /** What is wrong with this record, in plain words; empty when all that was read is right. */
  problems: string[];
  /** An id that must be there. */
  id(...columns: string[]): string;
  /** An id that may be unknown. */
  reference(...columns: string[]): string | undefined;
  count(...columns: string[]): number | undefined;
  duration(...columns: string[]): number | undefined;
  /** A moment, not later than a day after now. */
  time(...columns: string[]): Date | undefined;
  flag(...columns: string[]): boolean | undefined;
  /** A text up to 100,000 characters; undefined when empty. */
  text(...columns: string[]): string | undefined;
  /** A short text such as an author or a kind of media. */
  name(...columns: string[]): string | undefined;
  /** An http or https address. */
  url(...columns: string[]): string | undefined;
};

/**
 * Gives a format typed access to one record; wrong values are noted, not thrown, so that a row is reported once with
 * everything that is wrong with it.
 *
 * @param record the values by column
 * @param now no post, day or comment can be dated more than a day after it; absent: any date
 * @returns readers of the columns, and the problems they have found so far
 */
export function readFields(record: ReadColumn, now?: Date): Fields {
  const problems: string[] = [];
  const latest = now ? now.getTime() + DAY_MS : Number.POSITIVE_INFINITY;

  function read<T>(columns: string[], parse: (value: unknown) => T | string): T | undefined {
    const [column, value] = findValue(record, columns);
    if (isUnknown(value)) return undefined;
    const parsed = parse(value);
    if (typeof parsed !== "string") return parsed;
    problems.push(`${column} is ${quoteValue(value)}: ${parsed}`);
    return undefined;
  }
  function readText(columns: string[], most: number): string | undefined {
    const [column, value] = findValue(record, columns);
    if (value === undefined || value === null || value === "") return undefined;
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string") {
      problems.push(`${column} is ${quoteValue(value)}: expected text`);
    } else if (text.length > most && Array.from(text).length > most) {
      problems.push(`${column} has ${text.length} characters: expected at most ${most}`);
    } else {
      return cleanText(text) || undefined;
    }
    return undefined;
  }
  const reference = (...columns: string[]): string | undefined =>
    read(columns, (value) => {
      const parsed = parseId(value);
      return "id" in parsed ? parsed : parsed.expected;
    })?.id;

  return {
    problems,
    id(...columns) {
      const before = problems.length;
      const id = reference(...columns);
      if (id === undefined && problems.length === before) problems.push(`${columns[0]} is missing`);
      return id ?? "";
    },
    reference,
    count: (...columns) => read(columns, parseCount),
    duration: (...columns) => read(columns, parseDuration),
    time: (...columns) =>
      read(columns, (value) => {
        const time = parseTime(value);
        return typeof time !== "string" && time.getTime() > latest ? "that is in the future" : time;
      }),
    flag: (...columns) => read(columns, (value) => wrapFlag(parseFlag(value)))?.flag,
    text: (...columns) => readText(columns, MOST_TEXT),
    name: (...columns) => readText(columns, MOST_NAME)?.trim() || undefined,
    url: (...columns) => {
      const url = readText(columns, MOST_URL)?.trim();
      if (!url || UNKNOWN.has(url.toLowerCase())) return undefined;
      if (/^https?:\/\/[^\s/]/i.test(url)) return url;
      problems.push(`${columns[0]} is ${quoteValue(url)}: expected an address that begins with https://`);
      return undefined;
    },
  };
}

function findValue(record: ReadColumn, columns: string[]): [column: string, value: unknown] {
  for (const column of columns) {
    const value = record(column);
    if (value !== undefined) return [column, value];
  }
  return [columns[0] ?? "", undefined];
}

function isUnknown(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "string" && UNKNOWN.has(value.trim().toLowerCase());
}

function wrapFlag(flag: boolean | string): { flag: boolean } | string {
  return typeof flag === "string" ? flag : { flag };
}
