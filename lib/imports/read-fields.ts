import { DAY_MS } from "../time.ts";
import { type Conventions, PLAIN } from "./conventions.ts";
import { cleanText, parseDuration, parseFlag, parseId } from "./parse-cell.ts";
import { parseCount } from "./parse-count.ts";
import { parseTime } from "./parse-time.ts";
import { quoteValue } from "./quote-value.ts";

/** What exports write where nothing is known. */
const UNKNOWN = new Set(["", "-", "--", "–", "—", "na", "n/a", "nan", "null", "none", "undefined"]);
const MAX_TEXT = 100_000;
const MAX_NAME = 200;
const MAX_URL = 2_000;

/** One record of a file, by field. */
export type FieldRecord = {
  /** The first accepted value among the columns that can hold the field, the preferred column first. */
  find(field: string, accepts: (value: unknown) => boolean): unknown;
  /** The name of the column, for messages. */
  column(field: string): string;
};

export type FieldOptions = {
  /** No post, day or comment can be dated more than a day after it; absent: any date. */
  now?: Date | undefined;
  conventions?: Conventions | undefined;
  remark?: ((note: string) => void) | undefined;
};

/** Reads the fields of one record. */
export type Fields = {
  /** What is wrong with this record, in plain words; empty when all that was read is right. */
  problems: string[];
  /** An id that must be there. */
  id(field: string): string;
  /** An id that may be unknown. */
  reference(field: string): string | undefined;
  count(field: string): number | undefined;
  duration(field: string): number | undefined;
  /** A moment, not later than a day after now. A date without a year is the one nearest to `near`. */
  time(field: string, near?: Date): Date | undefined;
  flag(field: string): boolean | undefined;
  /** A text up to 100,000 characters; undefined when empty. */
  text(field: string): string | undefined;
  /** A short text such as an author or a kind of media. */
  name(field: string): string | undefined;
  /** An http or https address. */
  url(field: string): string | undefined;
  /** Notes that a field which must be there is not. */
  require(field: string): void;
  /** Tells the user, once for all records, how the file was understood. */
  remark(note: string): void;
};

/**
 * Gives a format typed access to one record; wrong values are noted, not thrown, so that a row is reported once with
 * everything that is wrong with it.
 *
 * @param record the values by field
 * @param options the moment of the import, and how the file writes figures and dates
 * @returns readers of the fields, and the problems they have found so far
 */
export function readFields(record: FieldRecord, options: FieldOptions = {}): Fields {
  const { now, conventions = PLAIN } = options;
  const problems: string[] = [];
  const latest = now ? now.getTime() + DAY_MS : Number.POSITIVE_INFINITY;

  function read<T>(field: string, parse: (value: unknown) => T | string): T | undefined {
    const value = record.find(field, isKnown);
    if (value === undefined) return undefined;
    const parsed = parse(value);
    if (typeof parsed !== "string") return parsed;
    problems.push(`${record.column(field)} is ${quoteValue(value)}: ${parsed}`);
    return undefined;
  }
  const readText = (field: string, max: number): string | undefined => {
    const found = findText(record, field, max);
    if (found && "problem" in found) problems.push(found.problem);
    return found && "text" in found ? found.text : undefined;
  };
  const readTime = (value: unknown, near: Date | undefined): Date | string => {
    const yearOf = near ? (month: number, day: number) => findYear(month, day, near) : conventions.yearOf;
    const time = parseTime(value, { order: conventions.order, yearOf });
    return typeof time !== "string" && time.getTime() > latest ? "that is in the future" : time;
  };
  function require(field: string): void {
    problems.push(`${record.column(field)} is missing`);
  }
  const reference = (field: string): string | undefined =>
    read(field, (value) => {
      const parsed = parseId(value);
      return "id" in parsed ? parsed : parsed.expected;
    })?.id;

  return {
    problems,
    require,
    remark: (note) => options.remark?.(note),
    id(field) {
      const before = problems.length;
      const id = reference(field);
      if (id === undefined && problems.length === before) require(field);
      return id ?? "";
    },
    reference,
    count: (field) => read(field, (value) => parseCount(value, conventions)),
    duration: (field) => read(field, parseDuration),
    time: (field, near) => read(field, (value) => readTime(value, near)),
    flag: (field) => read(field, parseFlag)?.flag,
    text: (field) => readText(field, MAX_TEXT),
    name: (field) => readText(field, MAX_NAME)?.trim() || undefined,
    url: (field) => {
      const url = readText(field, MAX_URL)?.trim();
      if (!url || UNKNOWN.has(url.toLowerCase())) return undefined;
      if (/^https?:\/\/[^\s/]/i.test(url)) return url;
      problems.push(
        `${record.column(field)} is ${quoteValue(url)}: expected an address that starts with https://`,
      );
      return undefined;
    },
  };
}

function findText(
  record: FieldRecord,
  field: string,
  max: number,
): { text: string } | { problem: string } | undefined {
  const value = record.find(field, isWritten);
  if (value === undefined) return undefined;
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") {
    return { problem: `${record.column(field)} is ${quoteValue(value)}: expected text` };
  }
  if (text.length > max && Array.from(text).length > max) {
    return { problem: `${record.column(field)} has ${text.length} characters: expected at most ${max}` };
  }
  const clean = cleanText(text);
  return clean === "" ? undefined : { text: clean };
}

function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function isKnown(value: unknown): boolean {
  if (!isWritten(value)) return false;
  return typeof value !== "string" || !UNKNOWN.has(value.trim().toLowerCase());
}

function findYear(month: number, day: number, near: Date): number {
  const year = near.getUTCFullYear();
  const distance = (at: number) => Math.abs(Date.UTC(at, month - 1, day) - near.getTime());
  return [year - 1, year + 1].reduce((best, at) => (distance(at) < distance(best) ? at : best), year);
}
