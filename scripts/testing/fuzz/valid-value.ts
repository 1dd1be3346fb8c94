import fc from "fast-check";
import type { Schema } from "./read-operations.ts";

const text = (least: number, most: number) =>
  fc.string({ unit: "grapheme", minLength: least, maxLength: Math.min(most, 40) }).map(
    // Some fields want more than blanks; the first letter gives them that.
    (value) => (least > 0 ? `a${value}`.slice(0, Math.max(1, most)) : value),
  );

const DAY = fc.integer({ min: -3_000, max: 3_000 }).map((days) => dayFromNow(days));
const INSTANT = fc
  .tuple(DAY, fc.constantFrom("T00:00:00Z", "T23:59:59.999Z", "T12:00:00+02:00", "T06:30:00-05:30"))
  .map(([day, time]) => day + time);

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Values that a schema of the document takes. */
export function validValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue));
  if (schema.type === "integer" || schema.type === "number") {
    const { minimum: min = 0, maximum: max = 1_000_000 } = schema;
    return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "array") {
    const { minItems: minLength = 0, maxItems = 5, items = {} } = schema;
    return fc.array(validValue(items), { minLength, maxLength: Math.min(maxItems, 5) });
  }
  if (schema.type === "object") return validObject(schema);
  if (schema.format === "date") return DAY;
  if (schema.format === "date-time") return INSTANT;
  return text(schema.minLength ?? 0, schema.maxLength ?? 200);
}

function validObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, validValue(schema)]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

const FUTURE = fc.integer({ min: 2, max: 3_000 }).map(dayFromNow);
const HTTPS_URL = fc
  .tuple(fc.constantFrom("example.invalid", "hooks.invalid", "hooks.invalid:8443"), fc.webPath())
  .map(([host, path]) => `https://${host}${path}`);
/** What the schemas cannot say of fields; addresses are of names that nobody can have. */
const KNOWN: Record<string, fc.Arbitrary<unknown>> = {
  "POST /v1/audit/run webhook_url": HTTPS_URL,
  "POST /v1/audit/run workspace_id": fc.constant("ws_target"),
  "POST /v1/audit/run platforms": fc.constant(["twitter"]),
  "POST /v1/studio/score content_type": fc.constantFrom("text", "text", "text", "image", "video"),
  "POST /v1/campaigns start_date": FUTURE,
  "POST /v1/campaigns phases": fc.constantFrom([{ name: "One" }], [{ name: "One" }, { name: "Two" }]),
  "POST /v1/webhooks url": HTTPS_URL,
  "PATCH /v1/campaigns/{} start_date": FUTURE,
  "PATCH /v1/campaigns/{} phases": fc.constant([{ name: "One" }]),
  "PATCH /v1/webhooks/{} url": HTTPS_URL,
  "GET /v1/score/history start_date": fc.integer({ min: -3_000, max: -100 }).map(dayFromNow),
  "GET /v1/score/history end_date": fc.integer({ min: -90, max: 0 }).map(dayFromNow),
};

/** Values that a field of an operation takes. */
export function validField(operation: string, field: string, schema: Schema): fc.Arbitrary<unknown> {
  const known = KNOWN[`${operation.replaceAll(/\{\w+\}/g, "{}")} ${field}`];
  return known ?? (field === "workspace_id" ? fc.constant("ws_target") : validValue(schema));
}
