import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";

export type Schema = { type?: string | string[]; anyOf?: Schema[]; examples?: unknown[] } & Record<
  string,
  unknown
>;
export type Header = { required?: boolean; schema: Schema; example?: unknown };
export type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;
export type DescribedAnswer = { headers?: Record<string, Header>; content?: Content };
export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};
export type DescribedOperation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  security?: { apiKey: string[] }[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, DescribedAnswer>;
};
export type Document = {
  openapi: string;
  security: Record<string, unknown[]>[];
  tags: { name: string; description: string }[];
  components: {
    securitySchemes: Record<string, { type: string; scheme: string }>;
    schemas: Record<string, Schema>;
  };
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks: Record<string, Record<string, DescribedOperation>>;
};

let described: Document | undefined;

/** The OpenAPI document, as it is served. */
export function readDocument(): Document {
  described ??= JSON.parse(JSON.stringify(openApiDocument(PATHS))) as Document;
  return described;
}

/** What a reference of the document points to; everything else is itself. */
export function follow<T>(value: T, document: Document = readDocument()): T {
  const { $ref } = value as { $ref?: string };
  if (!$ref) return value;
  const keys = $ref.replace("#/", "").split("/");
  const target = keys.reduce((at, key) => (at as Record<string, unknown>)?.[key], document as unknown);
  if (target === undefined) throw new Error(`the document has no ${$ref}`);
  return target as T;
}

/** The operation of a method and a path as the document writes it; HEAD is described by GET. */
export function findDescribed(method: string, template: string): DescribedOperation | undefined {
  return readDocument().paths[template]?.[method === "HEAD" ? "get" : method.toLowerCase()];
}

/** Every operation of the document by its name, `GET /v1/score`. */
export function listDescribed(document: Document = readDocument()): [string, DescribedOperation][] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, DescribedOperation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}
