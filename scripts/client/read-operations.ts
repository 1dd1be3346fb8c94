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
  const codes = (document.components.schemas.ProblemCode?.enum ?? []).map(String);
  return [...codes, ...OWN_CODES].map((code) => {
    const words = code.split("_").map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
    return { code, name: `${words.join("").replace(/Error$/, "")}Error` };
  });
}

/**
 * The named schemas that the clients have a type for: those of answers, of messages and of bodies. A kind of refusal is a class.
 * @returns with each whether it is only sent.
 */
export function listNamed(document: ClientDocument): { name: string; schema: Schema; isSent: boolean }[] {
  const { schemas } = document.components;
  const operations = listOperations(document);
  const answered = new Set<string>(["Problem"]);
  for (const name of ["Problem"]) collectNames(schemas[name], schemas, answered);
  for (const one of [...operations.map(answerOf), ...listMessages(document)])
    collectNames(one, schemas, answered);
  const sent = new Set<string>();
  for (const operation of operations) collectNames(bodyOf(operation), schemas, sent);
  return Object.entries(schemas).flatMap(([name, schema]) =>
    answered.has(name) || sent.has(name) ? [{ name, schema, isSent: !answered.has(name) }] : [],
  );
}

function collectNames(value: unknown, schemas: Record<string, Schema>, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { $ref } = value as { $ref?: string };
  const name = typeof $ref === "string" ? nameOf($ref) : undefined;
  if (name && !names.has(name)) {
    names.add(name);
    collectNames(schemas[name], schemas, names);
  }
  for (const [key, inner] of Object.entries(value))
    if (!NOT_READ.includes(key)) collectNames(inner, schemas, names);
}

/** What text holds is read by whoever parses it; a mapping repeats the alternatives. */
const NOT_READ = ["contentSchema", "discriminator"];
