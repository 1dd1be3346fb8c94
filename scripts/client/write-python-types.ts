import { nameOf, type Schema } from "./write-types.ts";

/** Whether a type is of what is sent, which may be any sequence, or of what is answered. */
export type Direction = "sent" | "answered";
type Place = { name: string; direction: Direction; add: (name: string, text: string) => void };

const PLAIN: Record<string, string> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

/**
 * The Python type of a schema as an annotation; a named schema is its name.
 * @param place what a class that it needs is called, and what takes the text of it
 */
export function writePythonType(schema: Schema, place: Place): string {
  if (schema.$ref) return `${nameOf(schema.$ref)}`;
  if (typeof schema.const === "number" && !Number.isInteger(schema.const)) return "float";
  if ("const" in schema) return `Literal[${writePythonValue(schema.const)}]`;
  if (schema.enum) return writeEnum(schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return writeUnion(alternatives, place);
  if (schema.allOf) throw new Error(`${place.name}: a class cannot be several`);
  if (Array.isArray(schema.type))
    return writeUnion(
      schema.type.map((type) => ({ ...schema, type })),
      place,
    );
  if (schema.type === "object" || schema.properties) return writeObject(schema, place);
  const list = place.direction === "sent" ? "Sequence" : "list";
  if (schema.type === "array")
    return `${list}[${schema.items ? writePythonType(schema.items, place) : "Any"}]`;
  return PLAIN[schema.type ?? ""] ?? "Any";
}

export function writePythonValue(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return JSON.stringify(value);
}

function writeEnum(values: unknown[]): string {
  const words = values.filter((value) => value !== null).map(writePythonValue);
  return [`Literal[${words.join(", ")}]`, ...(values.includes(null) ? ["None"] : [])].join(" | ");
}

function writeUnion(alternatives: Schema[], place: Place): string {
  const objects = alternatives.filter(({ properties }) => properties);
  const types = alternatives.map((one) => {
    const isOneOfSeveral = objects.length > 1 && objects.includes(one);
    const name = isOneOfSeveral ? `${place.name}${objects.indexOf(one) + 1}` : place.name;
    return writePythonType(one, { ...place, name });
  });
  return [...new Set(types)].join(" | ");
}

function writeObject(schema: Schema, place: Place): string {
  const { properties, additionalProperties } = schema;
  if (properties) {
    place.add(place.name, writeClass(schema, place));
    return place.name;
  }
  const record = place.direction === "sent" ? "Mapping" : "dict";
  const values = typeof additionalProperties === "object" ? additionalProperties : {};
  return `${record}[str, ${writePythonType(values, place)}]`;
}

/** Names that Python keeps for itself, as far as the document has them. */
const KEYWORDS = ["from"];

/** The class of an object: its fields, those that may be missing as such. */
export function writeClass({ properties = {}, required = [], description }: Schema, place: Place): string {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const type = writePythonType(schema, { ...place, name: `${place.name}${pascal(field)}` });
    const written = required.includes(field) ? type : `NotRequired[${type}]`;
    return { field, type: written, text: schema.description };
  });
  if (fields.some(({ field }) => KEYWORDS.includes(field))) return writeByFunction(place.name, fields);
  const lines = fields.map(
    ({ field, type, text }) => `    ${field}: ${type}\n${writeDocstring(text, "    ")}`,
  );
  const body = [writeDocstring(description, "    "), ...lines].filter(Boolean);
  return `class ${place.name}(TypedDict):\n${body.length > 0 ? body.join("\n") : "    pass\n"}`;
}

function writeByFunction(name: string, fields: { field: string; type: string }[]): string {
  const lines = fields.map(({ field, type }) => `        "${field}": "${type.replaceAll('"', "'")}",\n`);
  return `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join("")}    },\n)\n`;
}

export function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const WIDTH = 110;

/** A docstring, wrapped; nothing for an empty text. */
export function writeDocstring(text: string | undefined, indent: string, more: string[] = []): string {
  if (!text) return "";
  const lines = [
    ...wrap(text, indent),
    ...(more.length > 0 ? ["", ...more.flatMap((one) => wrap(one, indent))] : []),
  ];
  const [first = "", ...rest] = lines.map((line) => line.replaceAll("\\", "\\\\").replaceAll('"""', "'''"));
  const end = rest.length === 0 && !first.endsWith('"') ? '"""' : `\n${indent}"""`;
  return `${[`${indent}"""${first}`, ...rest.map((line) => (line ? indent + line : ""))].join("\n")}${end}\n`;
}

function wrap(text: string, indent: string): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/)) {
      if (line && indent.length + line.length + word.length >= WIDTH) {
        lines.push(line);
        line = paragraph.startsWith(":param") ? "    " : "";
      }
      line = line.trim() ? `${line} ${word}` : line + word;
    }
    return [...lines, line];
  });
}
