import { nameOf, type Schema } from "./document.ts";

export type Field = {
  name: string;
  /** In words: `integer`, `list of string`, `number or null`. */
  type: string;
  /** How an example of it is written: as a list, as JSON (numbers, true and false), or as it is. */
  form: "list" | "json" | "text";
  isRequired: boolean;
  text: string;
  /** Bounds and the default, in words. */
  facts: string[];
  /** The values that are allowed, when they are few and known. */
  choices: string[];
  fields: Field[];
};

type Named = Record<string, Schema>;
const DEEPEST = 6;

/** The fields of an object's schema, of the objects of a list, or of all alternatives together. */
export function readFields(schema: Schema, named: Named, depth = 0): Field[] {
  if (depth > DEEPEST) return [];
  const objects = listObjects(schema, named);
  const fields = new Map<string, Field>();
  for (const { properties = {}, required = [] } of objects)
    for (const [name, property] of Object.entries(properties)) {
      const field = readField(name, property, required.includes(name), named, depth);
      const known = fields.get(name);
      fields.set(name, known ? joinFields(known, field) : field);
    }
  const always = (name: string) => objects.every(({ required = [] }) => required.includes(name));
  return [...fields.values()].map((field) => ({
    ...field,
    isRequired: field.isRequired && always(field.name),
  }));
}

/** A field that several alternatives have. */
function joinFields(one: Field, other: Field): Field {
  return {
    ...one,
    type: [...new Set([...one.type.split(" or "), ...other.type.split(" or ")])].join(" or "),
    text: one.text || other.text,
    isRequired: one.isRequired && other.isRequired,
    choices: [...new Set([...one.choices, ...other.choices])],
    fields: one.fields.length > 0 ? one.fields : other.fields,
  };
}

/** One field or parameter. */
export function readField(
  name: string,
  property: Schema,
  isRequired: boolean,
  named: Named,
  depth = 0,
): Field {
  const schema = resolve(property, named);
  return {
    name,
    type: nameType(schema, named),
    form: formOf(schema),
    isRequired,
    text: schema.description ?? "",
    facts: listFacts(schema),
    choices: listChoices(schema, named),
    fields: readFields(schema, named, depth + 1),
  };
}

/** A schema that is referred to, with what stands beside the reference. */
function resolve({ $ref, ...beside }: Schema, named: Named): Schema {
  if (!$ref) return beside;
  return resolve({ ...named[nameOf($ref)], ...beside }, named);
}

function listObjects(given: Schema, named: Named): Schema[] {
  const schema = resolve(given, named);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (schema.items) inner.push(schema.items);
  if (typeof schema.additionalProperties === "object") inner.push(schema.additionalProperties);
  return [...(schema.properties ? [schema] : []), ...inner.flatMap((one) => listObjects(one, named))];
}

function nameType(given: Schema, named: Named): string {
  const schema = resolve(given, named);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map((one) => nameType(one, named)))].join(" or ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? nameType(schema.items, named) : "anything"}`;
  const type = schema.type ?? (schema.enum ? "string" : "object");
  return type === "string" && schema.format ? `${type}, ${schema.format}` : type;
}

function formOf({ type }: Schema): Field["form"] {
  if (type === "array") return "list";
  return type === "integer" || type === "number" || type === "boolean" ? "json" : "text";
}

function listChoices(given: Schema, named: Named): string[] {
  const schema = resolve(given, named);
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  const own = (schema.enum ?? []).map(String);
  return [
    ...new Set([...own, ...inner.filter((one) => !one.properties).flatMap((one) => listChoices(one, named))]),
  ];
}

function listFacts(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    range(minimum, maximum, ""),
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, maxItems === 1 ? " entry" : " entries"),
    schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most.toLocaleString("en")}${unit}`;
  if (most !== undefined) return `at most ${most.toLocaleString("en")}${unit}`;
  return least === undefined ? "" : `at least ${least}${unit}`;
}
