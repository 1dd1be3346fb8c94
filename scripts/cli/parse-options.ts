import { InvalidArgumentError } from "commander";
import { z } from "zod";
import { MOST_ADDRESSES, readNetwork } from "#lib/api-keys/address-list.ts";

/** An ISO 8601 date or timestamp. */
function parseInstant(text: string): Date {
  const format = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
  if (!format.safeParse(text).success)
    throw new InvalidArgumentError("must be an ISO 8601 date or timestamp");
  return new Date(text);
}

/** An ISO 8601 date or timestamp that is not over yet. */
export function parseFutureInstant(text: string): Date {
  const instant = parseInstant(text);
  const now = new Date();
  if (instant > now) return instant;
  throw new InvalidArgumentError(`must be in the future; it is now ${now.toISOString().slice(0, 16)}Z`);
}

/** A UTC day, YYYY-MM-DD, that is not in the future. */
export function parsePastDay(text: string): Date {
  if (!z.iso.date().safeParse(text).success) throw new InvalidArgumentError("must be a date, YYYY-MM-DD");
  const day = new Date(text);
  if (day > new Date()) throw new InvalidArgumentError("must not be in the future");
  return day;
}

/** A whole number from 1 to 365. */
export function parseLookback(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 365) {
    throw new InvalidArgumentError("must be a whole number from 1 to 365");
  }
  return days;
}

/** A whole number of days from 1 to 3,650, or null for `off`. */
export function parseRetention(text: string): number | null {
  if (text === "off") return null;
  const days = parseDigits(text);
  if (!(days >= 1 && days <= 3_650))
    throw new InvalidArgumentError("must be a whole number of days from 1 to 3650, or off");
  return days;
}

/** The number that the text writes in digits; NaN for any other text. */
export function parseDigits(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Comma-separated names, each one of `known`. */
export function parseList<T extends string>(text: string, known: readonly T[]): T[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name as T));
  if (unknown.length > 0)
    throw new InvalidArgumentError(`${unknown.join(", ")}: must be one or more of ${known.join(", ")}`);
  return names as T[];
}

/** Comma-separated addresses and ranges, as they are kept. */
export function parseNetworks(text: string): string[] {
  const given = text.split(",").map((one) => one.trim());
  if (given.length > MOST_ADDRESSES) throw new InvalidArgumentError(`must be ${MOST_ADDRESSES} at most`);
  return given.map((one) => {
    const read = readNetwork(one);
    if ("wrong" in read) throw new InvalidArgumentError(`${one || "an empty one"}: ${read.wrong}`);
    return read.spelling;
  });
}
