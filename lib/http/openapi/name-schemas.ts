import { z } from "zod";

export type Json = Record<string, unknown>;
/** The JSON schema of what a request may hold, or of what an answer holds. */
export type ToSchema = (schema: z.ZodType, io: "input" | "output") => Json;
/** Describes a schema once under a name, and gives what refers to it. */
export type Name = (name: string, schema: Json) => Json;

type Schemas = { toSchema: ToSchema; name: Name; named: Record<string, Json> };

/** Values, not schemas: what stands below them is left as it is. */
const VALUES = ["examples", "example", "default", "enum", "const"];
const LARGEST_INT32 = 2_147_483_647;

/**
 * Gives JSON schemas for one document: a schema with a name (`.meta({ id })`) is described once, in `named`, and referred
 * to wherever it is used.
 */
export function nameSchemas(): Schemas {
  const named: Record<string, Json> = {};
  const name: Name = (text, schema) => {
    addNamed(named, text, schema);
    return referTo(text);
  };
  const toSchema: ToSchema = (schema, io) => {
    const options = { io, reused: "inline", unrepresentable: "any", override: keepWireMeta } as const;
    const { $defs, properties } = z.toJSONSchema(z.object({ it: schema }), options) as unknown as {
      $defs?: Record<string, Json>;
      properties: { it: Json };
    };
    for (const [id, definition] of Object.entries($defs ?? {})) addNamed(named, id, tidy(definition));
    return tidy(properties.it) as Json;
  };
  return { toSchema, name, named };
}

const PLACE = "#/components/schemas/";

/** What stands in the place of a named schema. */
export const referTo = (name: string): Json => ({ $ref: `${PLACE}${name}` });

/** One of several named schemas, which a field tells apart by the values that it has in each. */
export function oneOfNamed(propertyName: string, valuesByName: Record<string, string[]>): Json {
  const values = Object.entries(valuesByName).flatMap(([name, all]) => all.map((value) => [value, name]));
  const mapping = Object.fromEntries(values.map(([value, name]) => [value, `${PLACE}${name}`]));
  return { oneOf: Object.keys(valuesByName).map(referTo), discriminator: { propertyName, mapping } };
}

/** zod leaves these out for text that becomes something else; here they are written for the text. */
function keepWireMeta({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  const { examples, default: byDefault } = z.globalRegistry.get(zodSchema) ?? {};
  Object.assign(jsonSchema, examples && { examples }, byDefault !== undefined && { default: byDefault });
  if (zodSchema instanceof z.ZodDiscriminatedUnion) Object.assign(jsonSchema, tellApart(zodSchema));
}

/** @throws Error for an alternative without a name: readers could not tell which of them is meant. */
function tellApart({ def: { options, discriminator } }: z.ZodDiscriminatedUnion): Json {
  const alternatives = options.map((option) => {
    const name = z.globalRegistry.get(option as z.ZodType)?.id;
    if (!name) throw new Error(`an alternative by ${discriminator} has no name`);
    return [name, [...(option._zod.propValues?.[discriminator] ?? [])].map(String)];
  });
  return oneOfNamed(discriminator, Object.fromEntries(alternatives));
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
    if (key === "$ref") return [key, String(value).replace("#/$defs/", PLACE)];
    if (key === "discriminator") return [key, value];
    if (key === "properties") return [key, mapValues(value as Json, tidy)];
    return [key, VALUES.includes(key) ? value : tidy(value)];
  });
  return leaveOpen(joinNull(nameWireType(boundInteger(trustFormat(Object.fromEntries(entries))))));
}

/** Answers may gain fields: who reads them ignores what they do not know. */
function leaveOpen({ additionalProperties, ...schema }: Json): Json {
  return additionalProperties === false || additionalProperties === undefined
    ? schema
    : { ...schema, additionalProperties };
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
