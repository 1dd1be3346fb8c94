/** The largest double below 2^63, which a column of counts can hold. */
const MAX_COUNT = 2 ** 63 - 1024;

/** Parts of a vendor's answer, which may be anything: what is not of the expected kind is absent, never zero or an empty text. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object; one without fields when it is none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** What stands at a path of names. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce((part: unknown, name) => {
    const fields = fieldsOf(part);
    return Object.hasOwn(fields, name) ? fields[name] : undefined;
  }, value);
}

/** A list; an empty one when it is none. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text with something in it that PostgreSQL can hold. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : "";
  return text === "" ? undefined : text;
}

/** An id: a text, or a number that has kept all its digits. */
export function idOf(value: unknown): string | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) ? String(value) : textOf(value);
}

/** A whole number from 0 to 2^63 − 1, also one in digits; beyond 2^53 as near as a double comes. */
export function countOf(value: unknown): number | undefined {
  const count = typeof value === "string" && /^\d{1,19}$/.test(value) ? Number(value) : value;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0 || count > 2 ** 63) return undefined;
  return Math.min(count, MAX_COUNT);
}

/** An instant, of RFC 3339. */
export function timeOf(value: unknown): Date | undefined {
  const time = typeof value === "string" ? new Date(value) : new Date(Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Only the fields that are known, as rows want them. */
export function withoutUnknown<T extends object>(row: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never;
}
