import { z } from "zod";

export type Json = Record<string, unknown>;
/** The JSON schema of what a request may hold, or of what an answer holds. */
export type ToSchema = (schema: z.ZodType, io: "input" | "output") => Json;

/** Values, not schemas: what stands below them is left as it is. */
const VALUES = ["examples", "example", "default", "enum", "const"];
const LARGEST_INT32 = 2_147_483_647;

/**
 * Gives JSON schemas for one document: a schema with a name (`.meta({ id })`) is described once, in `named`, and referred
 * to wherever it is used.
 */
export function nameSchemas(): { toSchema: ToSchema; named: Record<string, Json> } {
  const named: Record<string, Json> = {};
  const toSchema: ToSchema = (schema, io) => {
    const options = { io, reused: "inline", unrepresentable: "any", override: keepWireMeta } as const;
    const { $defs, properties } = z.toJSONSchema(z.object({ it: schema }), options) as unknown as {
      $defs?: Record<string, Json>;
      properties: { it: Json };
    };
    for (const [name, definition] of Object.entries($defs ?? {})) addNamed(named, name, tidy(definition));
    return tidy(properties.it) as Json;
  };
  return { toSchema, named };
}

/** zod leaves these out for text that becomes something else; here they are written for the text. */
function keepWireMeta({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { examples, default: byDefault } = z.globalRegistry.get(zodSchema) ?? {};
  Object.assign(jsonSchema, examples && { examples }, byDefault !== undefined && { default: byDefault });
}

function addNamed(named: Record<string, Json>, name: string, definition: unknown): void {
  const known = named[name];
  if (known && JSON.stringify(known) !== JSON.stringify(definition))
    throw new Error(`two different schemas have the name ${name}`);
  named[name] = definition as Json;
}

/** A schema as readers of the document want it. */
function tidy(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (typeof schema !== "object" || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === "$ref") return [key, String(value).replace("#/$defs/", "#/components/schemas/")];
    if (key === "properties") return [key, mapValues(value as Json, tidy)];
    return [key, VALUES.includes(key) ? value : tidy(value)];
  });
  return joinNull(nameWireType(boundInteger(trustFormat(Object.fromEntries(entries)))));
}

function mapValues(record: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The pattern of a date says at length what its format says in a word. */
function trustFormat({ pattern, ...schema }: Json): Json {
  return pattern && !schema.format ? { ...schema, pattern } : schema;
}

/** Bounds that only say how exact JavaScript is are no bounds; the format is for clients with integers of several sizes. */
function boundInteger(schema: Json): Json {
  if (schema.type !== "integer" && !(Array.isArray(schema.type) && schema.type.includes("integer")))
    return schema;
  const { minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    format: typeof maximum === "number" && maximum <= LARGEST_INT32 ? "int32" : "int64",
    ...(minimum !== Number.MIN_SAFE_INTEGER && minimum !== undefined && { minimum }),
    ...(maximum !== Number.MAX_SAFE_INTEGER && maximum !== undefined && { maximum }),
  };
}

/** A parameter that is text on the wire and something else in the contract says so with `wireType`. */
function nameWireType({ wireType, ...schema }: Json): Json {
  if (!wireType) return schema;
  const { enum: _, pattern: __, ...rest } = schema;
  return boundInteger({ ...rest, type: wireType });
}

/** `type: [number, null]` instead of two alternatives. */
function joinNull({ anyOf, ...schema }: Json): Json {
  if (!Array.isArray(anyOf)) return schema;
  const [value, none] = anyOf as Json[];
  const isPlain =
    anyOf.length === 2 && none?.type === "null" && typeof value?.type === "string" && !value.enum;
  return isPlain ? { ...value, ...schema, type: [value.type, "null"] } : { ...schema, anyOf };
}
