import fc from "fast-check";
import type { Schema } from "./read-operations.ts";

/** A value with one thing wrong; `refused` when the document leaves the service no choice but to refuse it. */
export type Broken = { value: unknown; how: string; refused: boolean };

const JSON_TYPES: [string, unknown][] = [
  ["null", null],
  ["boolean", true],
  ["number", 7],
  ["string", "text"],
  ["array", ["text"]],
  ["object", { text: "text" }],
];

/** Text that is handled wrongly here and there; none of it has to be refused everywhere. */
export const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "x\udfff",
  "\u202e\u200b\ufeff",
  "e\u0301".repeat(500),
  "🙂".repeat(3_000),
  "x".repeat(20_000),
  "'; DROP TABLE audits; --",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "../../../etc/passwd",
  "%00%ff",
  "2024-02-30",
  "9999999-12-31",
  "+275760-09-13T00:00:00Z",
  "-000001-01-01",
  "2999-12-31T24:00:00Z",
  "https://",
  "https://[::",
  "https://127.0.0.1/",
  "https://169.254.169.254/",
  "https://user:secret@example.invalid/",
  "https://example.invalid:99999/",
  "javascript:alert(1)",
  "file:///etc/passwd",
  `https://example.invalid/${"x".repeat(5_000)}`,
  "https://\u0000.invalid/",
  "whsec_",
  "whsec_!!!!",
];

export const ODD_NUMBERS = [-1, 0, 1.5, -0, 366, 105, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324];

/** Values with which a field of this schema is wrong, or odd. */
export function brokenValue(schema: Schema): fc.Arbitrary<Broken> {
  const types = new Set((schema.anyOf ?? [schema]).map(({ type }) => jsonType(type)));
  const wrongTypes = JSON_TYPES.filter(([type]) => !types.has(type) && types.size > 0);
  const all: Broken[] = wrongTypes.map(([type, value]) => ({ value, how: `is ${type}`, refused: true }));
  for (const value of ODD_TEXTS) all.push({ value, how: "is odd text", refused: isOutside(schema, value) });
  for (const value of ODD_NUMBERS)
    all.push({ value, how: "is an odd number", refused: isOutside(schema, value) });
  if (schema.maxLength !== undefined)
    all.push({ value: "x".repeat(schema.maxLength + 1), how: "is too long", refused: true });
  if (schema.maxItems !== undefined)
    all.push({ value: Array(schema.maxItems + 1).fill({}), how: "has too many items", refused: true });
  if (schema.minItems !== undefined) all.push({ value: [], how: "has too few items", refused: true });
  const items = schema.items;
  if (!items) return fc.constantFrom(...all);
  const inItem = brokenValue(items).map(({ value, how, refused }) => ({
    value: [value],
    how: `[0] ${how}`,
    refused,
  }));
  return fc.oneof(fc.constantFrom(...all), inItem);
}

const jsonType = (type: string | undefined) => (type === "integer" ? "number" : (type ?? ""));

/** Whether the schema alone refuses a value. */
function isOutside(schema: Schema, value: string | number): boolean {
  if (schema.anyOf) return schema.anyOf.every((one) => isOutside(one, value));
  if (schema.enum) return !schema.enum.includes(value);
  if (typeof value === "string") {
    if (schema.type !== "string") return schema.type !== undefined;
    const { length } = value;
    return (
      length < (schema.minLength ?? 0) || [...value].length > (schema.maxLength ?? Number.POSITIVE_INFINITY)
    );
  }
  if (schema.type !== "integer" && schema.type !== "number") return schema.type !== undefined;
  if (schema.type === "integer" && !Number.isInteger(value)) return true;
  return value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity);
}
