import { PATHS } from "#app/v1/paths.ts";
import { openApiDocument } from "#lib/http/openapi.ts";
import { nameOf, type Schema } from "./write-types.ts";

type Content = { content?: Record<string, { schema?: Schema }> };
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
};
type Declared = {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content & { required?: boolean; description?: string };
  responses: Record<string, Content>;
};
export type ClientDocument = {
  paths: Record<string, Record<string, Declared>>;
  webhooks: Record<string, { post: { requestBody: Content } }>;
  components: { schemas: Record<string, Schema> };
};
export type Operation = Omit<Declared, "parameters"> & {
  parameters: Parameter[];
  path: string;
  method: string;
};

const METHODS = ["get", "post", "patch", "put", "delete"];

/** What the clients are written from. */
export function readClientDocument(): ClientDocument {
  return openApiDocument(PATHS) as ClientDocument;
}

/** Parameters that are referred to are headers: the clients send those that they need. */
export function listOperations({ paths }: ClientDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map((method) => {
      const declared = methods[method] as Declared;
      const parameters = (declared.parameters ?? []).filter((one) => "name" in one && one.in !== "header");
      return { ...declared, parameters: parameters as Parameter[], path, method: method.toUpperCase() };
    }),
  );
}

export const answerOf = ({ responses }: Operation) =>
  responses[200]?.content?.["application/json"]?.schema ?? {};

export const bodyOf = ({ requestBody }: Operation) => requestBody?.content?.["application/json"]?.schema;

/** A body that is no JSON is a file. */
export const hasFile = ({ requestBody }: Operation) =>
  requestBody !== undefined && !("application/json" in (requestBody.content ?? {}));

/**
 * The fields of an operation's body.
 * @throws Error when one has the name of a parameter: inputs are one object.
 */
export function bodyFields(operation: Operation, schemas: Record<string, Schema>): Schema | undefined {
  const body = bodyOf(operation);
  const found = body?.$ref ? schemas[nameOf(body.$ref)] : body;
  const twice = operation.parameters.find(({ name }) => found?.properties?.[name]);
  if (twice)
    throw new Error(`${operation.operationId} has ${twice.name} both as a parameter and in its body`);
  return found;
}

export const wordsOf = ({ summary, description }: Operation) =>
  (description?.startsWith(summary) ? description : `${summary}. ${description ?? ""}`).trim();

/** Where an operation lives, as a client needs it to build a request. */
export function routeOf(operation: Operation) {
  const { method, path, parameters } = operation;
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const hasBody = bodyOf(operation) !== undefined;
  return { method, path, query, hasBody, ...(hasFile(operation) && { hasFile: true }) };
}

/** The schemas of the messages that webhooks are sent. */
export const listMessages = ({ webhooks }: ClientDocument): Schema[] =>
  Object.values(webhooks).map(({ post }) => post.requestBody.content?.["application/json"]?.schema ?? {});

/** What the clients themselves say. */
const OWN_CODES = ["not_reachable", "timed_out", "unreadable_answer", "webhook_not_verified"];

/** Every code of a refusal, with the name of its class: `audit_in_progress`, `AuditInProgressError`. */
export function listErrors(document: ClientDocument): { code: string; name: string }[] {
  const codes = new Set<string>();
  collectCodes(document, codes);
  return [...[...codes].sort(), ...OWN_CODES].map((code) => {
    const words = code.split("_").map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
    return { code, name: `${words.join("").replace(/Error$/, "")}Error` };
  });
}

function collectCodes(value: unknown, codes: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { title, code } = (value as { properties?: Record<string, Schema> }).properties ?? {};
  if (title?.enum && code?.enum) for (const one of code.enum) codes.add(String(one));
  for (const inner of Object.values(value)) collectCodes(inner, codes);
}
