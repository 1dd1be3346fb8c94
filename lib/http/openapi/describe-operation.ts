import { planName } from "../../plans.ts";
import { sumOf } from "../../scopes.ts";
import type { Operation } from "../operation.ts";
import type { FileRules } from "../take-file.ts";
import { describeSuccessHeaders } from "./describe-headers.ts";
import { describeParameters } from "./describe-parameters.ts";
import { describeProblems } from "./describe-problems.ts";
import { findTag } from "./list-tags.ts";
import type { Json, Name, ToSchema } from "./name-schemas.ts";

/** One operation of the document. */
export function describeOperation(
  method: string,
  path: string,
  declaration: Operation,
  toSchema: ToSchema,
  name: Name,
): Json {
  const { id, summary, scope, body, upload, deprecated } = declaration;
  return {
    operationId: id,
    tags: [findTag(path).name],
    summary,
    description: describeInWords(declaration),
    ...(deprecated && { deprecated: true }),
    security: [{ apiKey: [scope] }],
    parameters: describeParameters(method, declaration, toSchema),
    ...(body && { requestBody: describeRequestBody(declaration, toSchema(body, "input"), name) }),
    ...(upload && { requestBody: describeFile(upload) }),
    responses: {
      200: describeAnswer(method, declaration, toSchema),
      ...(method === "GET" && { 304: describeUnchanged(method, declaration) }),
      ...describeProblems(method, fillPath(path, declaration), declaration),
    },
  };
}

function describeInWords({ summary, description, plan, scope, rate, deprecated }: Operation): string {
  const instead = deprecated && `**Deprecated.** ${deprecated.instead}`;
  const counted = rate === "score" ? "score requests" : "all other operations together";
  const needs = `Minimum plan: ${planName(plan)}. Scope: \`${scope}\`, part of \`${sumOf(scope)}\`. Rate limit: the one for ${counted}.`;
  return [instead, description ?? `${summary}.`, needs].filter(Boolean).join("\n\n");
}

/** The body of an operation is named after it. */
function describeRequestBody({ id = "", summary, example }: Operation, schema: Json, name: Name): Json {
  const required = Array.isArray(schema.required) && schema.required.length > 0;
  const reference = name(`${id[0]?.toUpperCase()}${id.slice(1)}Request`, {
    description: `${summary}: the body.`,
    ...schema,
  });
  return {
    required,
    content: { "application/json": { schema: reference, ...(example?.body && { example: example.body }) } },
  };
}

/** A text has the example; other bytes have no schema, as OpenAPI 3.1 wants it. */
function describeFile({ types, description, example }: FileRules): Json {
  const content = types.map((type) => [
    type,
    type === "text/csv" ? { schema: { type: "string" }, example } : {},
  ]);
  return { required: true, description, content: Object.fromEntries(content) };
}

function describeAnswer(method: string, declaration: Operation, toSchema: ToSchema): Json {
  const { summary, response, example } = declaration;
  const schema = toSchema(response, "output");
  return {
    description: response.meta()?.description ?? `${summary}.`,
    headers: describeSuccessHeaders(method, declaration, 200),
    content: { "application/json": { schema, ...(example && { example: example.answer }) } },
  };
}

function describeUnchanged(method: string, declaration: Operation): Json {
  return {
    description: "Nothing has changed since the answer named in `If-None-Match`. There is no body.",
    headers: describeSuccessHeaders(method, declaration, 304),
  };
}

/** The path of the operation's example. */
function fillPath(path: string, { example }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (whole, name: string) => example?.params?.[name] ?? whole);
}
