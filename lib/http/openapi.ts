import { z } from "zod";
import { publicUrl } from "../env.ts";
import { planName } from "../plans.ts";
import { PROBLEMS, type ProblemTitle } from "../problems.ts";
import type { Declaration, Handler } from "./route.ts";

type Json = Record<string, unknown>;

const EVERYWHERE: ProblemTitle[] = [
  "Unauthorized",
  "Plan Required",
  "Insufficient Scope",
  "Rate Limited",
  "Internal Error",
  "Service Unavailable",
];

const PROBLEM_SCHEMA: Json = {
  type: "object",
  required: ["type", "title", "status", "detail", "message", "code", "instance", "request_id"],
  properties: {
    type: { type: "string", format: "uri" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    message: { type: "string", description: "The same text as `detail`." },
    code: { type: "string", description: "snake_case of the title." },
    instance: { type: "string" },
    request_id: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["pointer", "detail"],
        properties: { pointer: { type: "string", description: "RFC 6901" }, detail: { type: "string" } },
      },
    },
  },
};

/** The OpenAPI 3.1 document of some paths, read off the declarations that also serve them. */
export function openApiDocument(paths: Record<string, Record<string, Handler>>): Json {
  const described = Object.entries(paths).map(([path, handlers]) => [path, describePath(handlers)]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Plinth",
      version: "1",
      description: "Where a brand stands on social media: scores, audits and what they rest on.",
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: publicUrl() }],
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(described),
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "An API key of a workspace." },
      },
      schemas: { Problem: PROBLEM_SCHEMA },
    },
  };
}

function describePath(handlers: Record<string, Handler>): Json {
  const operations = Object.entries(handlers).flatMap(([method, handler]) => {
    return handler.declaration ? [[method.toLowerCase(), describeOperation(handler.declaration)]] : [];
  });
  return Object.fromEntries(operations);
}

function describeOperation(declaration: Declaration): Json {
  const { id, summary, description, plan, scope, params, query, body, response } = declaration;
  const parameters = [...describeParameters(params, "path"), ...describeParameters(query, "query")];
  return {
    operationId: id,
    summary,
    description: `${description ?? summary} Minimum plan: ${planName(plan)}. Scope of the key: \`${scope}\`.`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: { "application/json": { schema: jsonSchema(body, "input") } } } }),
    responses: {
      200: {
        description: summary,
        content: { "application/json": { schema: jsonSchema(response, "output") } },
      },
      ...describeProblems(declaration),
    },
  };
}

function describeParameters(schema: z.ZodObject | undefined, where: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties, required } = jsonSchema(schema, "input") as {
    properties: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: where,
    required: where === "path" || (required?.includes(name) ?? false),
    ...(description ? { description } : {}),
    schema: property,
  }));
}

function describeProblems({ problems, query, body, invalidStatus }: Declaration): Json {
  const input: ProblemTitle[] = query || body ? ["Invalid Request"] : [];
  const withBody: ProblemTitle[] = body
    ? ["Malformed JSON", "Unsupported Media Type", "Content Too Large"]
    : [];
  const titles = [...new Set([...EVERYWHERE, ...input, ...withBody, ...problems])];
  const statusOf = (title: ProblemTitle) =>
    title === "Invalid Request" ? (invalidStatus ?? 400) : PROBLEMS[title].status;
  const statuses = [...new Set(titles.map(statusOf))].sort();
  const answers = statuses.map((status) => {
    const here = titles.filter((title) => statusOf(title) === status);
    const description = here.map((title) => `**${title}**: ${PROBLEMS[title].meaning}`).join("\n\n");
    const schema = { $ref: "#/components/schemas/Problem" };
    return [status, { description, content: { "application/problem+json": { schema } } }];
  });
  return Object.fromEntries(answers);
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: "inline",
    unrepresentable: "any",
    override: ({ jsonSchema }) => nameWireType(jsonSchema as Json),
  });
  return inlineDefinitions(rest as Json);
}

/** A parameter that is text on the wire and something else in the contract says so with `wireType`. */
function nameWireType(schema: Json): void {
  if (!schema.wireType) return;
  schema.type = schema.wireType;
  delete schema.enum;
  delete schema.wireType;
}

/** Named schemas come as `$defs` of the schema that uses them; in one document they would be repeated under other roots. */
function inlineDefinitions(schema: Json): Json {
  const { $defs, ...root } = schema as Json & { $defs?: Record<string, Json> };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const { $ref, ...rest } = value as Json & { $ref?: string };
    const target = $ref?.startsWith("#/$defs/") ? $defs?.[$ref.slice("#/$defs/".length)] : undefined;
    if (target) return resolve({ ...target, ...rest });
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        key === "id" && typeof inner === "string" ? [] : [[key, resolve(inner)]],
      ),
    );
  };
  return resolve(root) as Json;
}
