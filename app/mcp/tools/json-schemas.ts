import type { z } from "zod";
import { type Json, nameSchemas } from "#lib/http/openapi/name-schemas.ts";

const REFERENCE = "#/components/schemas/";

/** The JSON schema as the document of the API has it, with what it refers to written out: many clients follow no references. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { toSchema, named } = nameSchemas();
  const described = toSchema(schema, io);
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, discriminator: _, ...rest } = value as Json;
    const referred = typeof $ref === "string" ? named[$ref.slice(REFERENCE.length)] : {};
    const { discriminator: __, ...known } = referred ?? {};
    const entries = Object.entries({ ...known, ...rest });
    return Object.fromEntries(entries.map(([name, one]) => [name, inline(one)]));
  };
  // The protocol wants it said of alternatives, too.
  return { type: "object", ...(inline(described) as Json) };
}
