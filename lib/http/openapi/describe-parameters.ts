import type { Operation } from "../operation.ts";
import type { Json, ToSchema } from "./name-schemas.ts";

/** The request headers that operations share, by name. */
export const REQUEST_HEADERS: Record<string, Json> = {
  "X-Request-Id": {
    name: "X-Request-Id",
    in: "header",
    required: false,
    description:
      "Your own ID for the request, so that your log and the service's can be read side by side. Anything that does not fit is replaced.",
    schema: { type: "string", minLength: 8, maxLength: 128, pattern: "^[\\w.:-]{8,128}$" },
    example: "checkout-7f3a2b91",
  },
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    required: false,
    description:
      "The `ETag` of the answer you already have. You get 304 without a body if nothing has changed.",
    schema: { type: "string", maxLength: 8_192 },
    example: 'W/"q7Zk1mT0c9XbR4wLd2HsVfYuJ3a"',
  },
  "Idempotency-Key": {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description:
      "1 to 255 printable ASCII characters of your choice. For 24 hours, repeating a request with the same key and body does nothing again and returns the first answer.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x7e]{1,255}$" },
    example: "9f1c6f0e-6f3c-4d0e-8a52-5a2f3b6f7c10",
  },
};

/** Every parameter of an operation: of the path, the query and the headers. */
export function describeParameters(
  method: string,
  { params, query, example }: Operation,
  toSchema: ToSchema,
): Json[] {
  const headers = ["X-Request-Id"];
  if (method === "GET") headers.push("If-None-Match");
  if (method === "POST") headers.push("Idempotency-Key");
  return [
    ...describeShape(params && toSchema(params, "input"), "path", example?.params),
    ...describeShape(query && toSchema(query, "input"), "query", example?.query),
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

type Shape = { properties?: Record<string, Json>; required?: string[] };

function describeShape(
  shape: Json | undefined,
  where: "path" | "query",
  example: Record<string, string> = {},
): Json[] {
  const { properties = {}, required = [] } = (shape ?? {}) as Shape;
  return Object.entries(properties).map(([name, { description, examples, ...schema }]) => {
    const shown = chooseExample(schema, example[name], examples);
    return {
      name,
      in: where,
      required: where === "path" || required.includes(name),
      ...(description ? { description } : {}),
      // One parameter with commas between the values.
      ...(schema.type === "array" && { style: "form", explode: false }),
      schema,
      ...(shown !== undefined && { example: shown }),
    };
  });
}

/** The operation's own example, as the type that the schema says; else the schema's. */
function chooseExample(schema: Json, own: string | undefined, examples: unknown): unknown {
  if (own === undefined) return (Array.isArray(examples) ? examples[0] : undefined) ?? schema.default;
  if (schema.type === "array") return own.split(",");
  return schema.type === "integer" || schema.type === "boolean" ? JSON.parse(own) : own;
}
