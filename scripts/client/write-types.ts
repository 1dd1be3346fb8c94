/** A JSON schema of the OpenAPI document, as far as it makes a type. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
  default?: unknown;
  deprecated?: boolean;
};

/** The TypeScript type of a schema; a named schema is its name. */
export function writeType(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return union(alternatives.map(writeType));
  if (schema.allOf) return schema.allOf.map((one) => `(${writeType(one)})`).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => writeType({ ...schema, type })));
  if (schema.type === "null") return "null";
  if (schema.type === "object" || schema.properties) return writeObject(schema);
  if (schema.type === "array") return schema.items ? `(${writeType(schema.items)})[]` : "unknown[]";
  if (schema.type === "integer") return "number";
  return schema.type ?? "unknown";
}

/** The last part of a reference, which is the name of its type. */
export function nameOf(reference: string): string {
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  if (!/^[A-Z]\w*$/.test(name)) throw new Error(`${reference} does not end in the name of a type`);
  return name;
}

function union(types: string[]): string {
  return [...new Set(types)].join(" | ");
}

function writeObject({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const values = typeof additionalProperties === "object" ? writeType(additionalProperties) : "unknown";
    return `Record<string, ${values}>`;
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    const optional = required.includes(name) ? "" : "?";
    return `${writeComment(fieldText(schema))}${key}${optional}: ${writeType(schema)};`;
  });
  return fields.length > 0 ? `{\n${fields.join("\n")}\n}` : "Record<string, never>";
}

function fieldText(schema: Schema): string {
  const byDefault =
    schema.default === undefined ? "" : `\`${JSON.stringify(schema.default)}\` when left out.`;
  return [schema.description, byDefault].filter(Boolean).join(" ");
}

const WIDTH = 100;

/** A docstring, wrapped; nothing for an empty text. */
export function writeComment(text: string): string {
  if (!text) return "";
  const lines: string[] = [];
  for (const paragraph of text.replaceAll("*/", "*\\/").split("\n")) {
    let line = "";
    for (const word of paragraph.split(/\s+/)) {
      if (line && line.length + word.length >= WIDTH) {
        lines.push(line);
        line = "";
      }
      line = line ? `${line} ${word}` : word;
    }
    lines.push(line);
  }
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
