import type { z } from "zod";

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
  null: "null",
};

const FORMATS: Record<string, string> = {
  email: "an email address, such as name@example.com",
  url: "an address, such as https://example.com/page",
  date: "a date, YYYY-MM-DD",
  datetime: "a time, such as 2026-11-20T09:00:00Z",
  time: "a time of day, such as 09:30",
  uuid: "a UUID",
  base64: "base64",
};

type Raw = z.core.$ZodRawIssue;

/**
 * What a wrong value must be, in the service's own words: the library's are used wherever a schema has none of its own and nobody hands
 * it this.
 * @returns the rest of a sentence that begins with the field's name
 */
export function tellIssue(issue: Raw): string {
  return issue.input === undefined && mayBeMissing(issue) ? `is missing; it ${tell(issue)}` : tell(issue);
}

const mayBeMissing = ({ code }: Raw) =>
  code === "invalid_type" || code === "invalid_value" || code === "invalid_union";

function tell(issue: Raw): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${nameType(issue.expected)}`;
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
    case "too_small":
      return tellSize(issue.origin, "at least", issue.minimum, issue.inclusive ?? true);
    case "too_big":
      return tellSize(issue.origin, "at most", issue.maximum, issue.inclusive ?? true);
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `must not have ${issue.keys.join(", ")}`;
    case "invalid_format":
      return `must be ${FORMATS[issue.format] ?? "written as the documentation says"}`;
    case "invalid_union":
      return tellUnion(issue);
    default:
      return "must be as the documentation says";
  }
}

const nameType = (type: string) => TYPES[type] ?? "of another type";

function tellSize(origin: string, bound: "at least" | "at most", size: unknown, isIncluded: boolean): string {
  if (origin === "string") {
    if (bound === "at least" && Number(size) === 1) return "must not be empty";
    return `must have ${bound} ${count(size, "character")}`;
  }
  if (origin === "array" || origin === "set" || origin === "map")
    return `must have ${bound} ${count(size, "entry", "entries")}`;
  const strict = bound === "at least" ? "more than" : "less than";
  return `must be ${isIncluded ? bound : strict} ${write(size)}`;
}

const write = (size: unknown) => Number(size).toLocaleString("en");

const count = (size: unknown, one: string, many = `${one}s`) =>
  `${write(size)} ${Number(size) === 1 ? one : many}`;

/** The types between which there is a choice, where types are what tells them apart. */
function tellUnion({ errors, discriminator }: Extract<Raw, { code: "invalid_union" }>): string {
  if (discriminator) return `must have a known ${discriminator}`;
  const types = new Set<string>();
  for (const [first] of errors ?? []) {
    if (first?.code !== "invalid_type" || first.path.length > 0) return "must be one of the documented forms";
    types.add(nameType(first.expected));
  }
  return `must be ${[...types].join(" or ")}`;
}

/** The issues to tell: of a field of another type nothing else is said, and the same is said once. */
export function withoutRepeats<T extends { code: string; path: readonly PropertyKey[]; message: string }>(
  issues: readonly T[],
): T[] {
  const place = ({ path }: T) => JSON.stringify(path.map(String));
  const ofAnotherType = new Set(issues.filter(({ code }) => code === "invalid_type").map(place));
  const told = new Set<string>();
  return issues.filter((issue) => {
    const at = place(issue);
    if (issue.code !== "invalid_type" && ofAnotherType.has(at)) return false;
    const said = `${at} ${issue.message}`;
    return !told.has(said) && Boolean(told.add(said));
  });
}
