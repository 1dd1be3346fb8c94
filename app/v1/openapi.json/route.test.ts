import { describe, expect, it } from "vitest";
import * as atRoot from "#app/openapi.json/route.ts";
import { PATHS } from "#app/v1/paths.ts";
import { EVENT_TYPES } from "#lib/events/values.ts";
import { problemName } from "#lib/http/openapi/name-problems.ts";
import { PROBLEMS, type ProblemTitle, problemCode } from "#lib/problems.ts";
import { SCOPES } from "#lib/scopes.ts";
import { call } from "#scripts/testing/call.ts";
import {
  type DescribedOperation,
  type Document,
  follow,
  listDescribed,
  readDocument,
  type Schema,
} from "#scripts/testing/document.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import * as underVersion from "./route.ts";

const fetchFrom = (routes: typeof atRoot) =>
  routes.GET(new Request("http://127.0.0.1/openapi.json"), { params: Promise.resolve({}) });

const read = async (): Promise<Document> => (await fetchFrom(atRoot)).json();

const described = listDescribed();

function operationOf(name: string): DescribedOperation {
  const found = described.find(([one]) => one === name);
  if (!found) throw new Error(`the document has no ${name}`);
  return found[1];
}

/** A path with its parameters unnamed: the contract names places, not parameters. */
const unnamed = (name: string) => name.replaceAll(/\{\w+\}/g, "{}");

/** The type of a schema, or the one that all its alternatives have. */
function typeOf({ type, anyOf = [] }: Schema): unknown {
  const types = new Set(anyOf.map((one) => one.type));
  return type ?? (types.size === 1 ? [...types][0] : undefined);
}

const parametersOf = ({ parameters }: DescribedOperation) => parameters.map((one) => follow(one));

const mappingOf = (discriminator: unknown) => (discriminator as { mapping: Record<string, string> }).mapping;

/** The problems of an operation: status, title and example. */
function problemsOf({ responses }: DescribedOperation) {
  return Object.entries(responses).flatMap(([status, answer]) => {
    const { examples = {} } = follow(answer).content?.["application/problem+json"] ?? {};
    return Object.entries(examples).map(([code, { value }]) => ({
      status: Number(status),
      code,
      value: value as Record<string, unknown>,
    }));
  });
}

/** Section 7 of the contract, and the decisions beside it. */
const TITLES: [string, [number, ProblemTitle][]][] = [
  ["GET /v1/workspace", [[404, "Not Found"]]],
  ["GET /v1/platforms", [[404, "Not Found"]]],
  [
    "POST /v1/audit/run",
    [
      [400, "Malformed JSON"],
      [402, "Audit Limit Reached"],
      [404, "Not Found"],
      [409, "Audit In Progress"],
      [409, "Request In Progress"],
      [413, "Content Too Large"],
      [415, "Unsupported Media Type"],
      [422, "Invalid Request"],
      [422, "Invalid Platform"],
      [422, "Invalid URL"],
      [422, "No Platforms Connected"],
      [422, "Platform Not Connected"],
      [422, "Idempotency Key Reused"],
    ],
  ],
  [
    "GET /v1/audit/{audit_id}",
    [
      [400, "Invalid Request"],
      [404, "Not Found"],
      [425, "Too Early"],
    ],
  ],
  [
    "GET /v1/score",
    [
      [400, "Invalid Request"],
      [404, "Not Found"],
      [404, "No Score Available"],
    ],
  ],
  [
    "GET /v1/score/history",
    [
      [400, "Invalid Request"],
      [400, "Invalid Date Range"],
      [404, "Not Found"],
      [404, "No Data"],
    ],
  ],
  ["GET /v1/campaigns", [[400, "Invalid Request"]]],
  [
    "POST /v1/campaigns",
    [
      [400, "Invalid Request"],
      [400, "Invalid Dates"],
      [400, "Invalid Duration"],
      [400, "Invalid Phases"],
    ],
  ],
  [
    "POST /v1/studio/score",
    [
      [400, "Invalid Request"],
      [400, "Invalid Content Type"],
      [400, "Invalid Format"],
      [413, "Content Too Large"],
      [422, "Invalid Platform"],
      [422, "Media Unavailable"],
    ],
  ],
  [
    "POST /v1/webhooks",
    [
      [400, "Invalid Request"],
      [400, "Invalid URL"],
      [422, "Invalid Events"],
    ],
  ],
];

const EVERYWHERE: [number, ProblemTitle][] = [
  [401, "Unauthorized"],
  [403, "Plan Required"],
  [403, "Insufficient Scope"],
  [429, "Rate Limited"],
  [500, "Internal Error"],
  [503, "Service Unavailable"],
];

const PARAMETERS: [string, Record<string, string>][] = [
  ["GET /v1/score", { workspace_id: "string", include_pillars: "boolean", expand: "array" }],
  [
    "GET /v1/score/history",
    { workspace_id: "string", start_date: "string", end_date: "string", granularity: "string" },
  ],
  ["GET /v1/platforms", { workspace_id: "string" }],
  ["GET /v1/audit/{audit_id}", { audit_id: "string", expand: "array" }],
];

describe("GET /openapi.json", () => {
  it("is public, and the same under /v1", async () => {
    const [root, version] = [await fetchFrom(atRoot), await fetchFrom(underVersion)];
    expect([root.status, version.status]).toEqual([200, 200]);
    expect(root.headers.get("content-type")).toMatch(/^application\/json\b/);
    expect(await version.json()).toEqual(await root.json());
  });

  it("is an OpenAPI 3.1 document that asks for a bearer key", async () => {
    const { openapi, security, components } = await read();
    expect(openapi).toMatch(/^3\.1\./);
    const [name = ""] = Object.keys(security[0] ?? {});
    expect(components.securitySchemes[name]).toMatchObject({ type: "http", scheme: "bearer" });
  });

  it("has every operation of the public API, each with an id of its own", async () => {
    const { paths } = await read();
    expect(Object.keys(paths).sort()).toEqual(Object.keys(PATHS).sort());
    const names = described.map(([name]) => unnamed(name));
    expect(names.sort()).toEqual(OPERATIONS.map(({ name }) => unnamed(name)).sort());
    const ids = described.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("tells of every event that is sent", async () => {
    const { webhooks } = await read();
    expect(Object.keys(webhooks)).toEqual([
      "audit.completed",
      "score.changed",
      "campaign.phase_changed",
      "webhook.test",
    ]);
  });

  it.each(TITLES)("declares the problems of %s", (name, titles) => {
    const declared = problemsOf(operationOf(name)).map(({ status, value }) => `${status} ${value.title}`);
    for (const [status, title] of [...EVERYWHERE, ...titles])
      expect(declared).toContain(`${status} ${title}`);
  });

  it.each(PARAMETERS)("declares the parameters of %s with their types", (name, types) => {
    const parameters = parametersOf(operationOf(name)).filter((one) => one.in !== "header");
    expect(Object.fromEntries(parameters.map((one) => [one.name, typeOf(one.schema)]))).toEqual(types);
    for (const one of parameters) expect(one.required).toBe(one.in === "path");
  });

  it.each([
    ["POST /v1/audit/run", undefined],
    ["POST /v1/campaigns", ["name", "start_date"]],
    ["POST /v1/studio/score", ["content_type", "content", "platform"]],
    ["POST /v1/webhooks", ["url", "events"]],
  ])("requires a body of %s where a field is required", (name, fields) => {
    const { required, content } = operationOf(name).requestBody ?? {};
    expect(required).toBe(fields !== undefined);
    expect(follow(content?.["application/json"]?.schema ?? {}).required).toEqual(fields);
  });

  it("names every body that is taken, every answer and every refusal", () => {
    for (const [name, { requestBody, responses }] of described) {
      const contents = [requestBody, ...Object.values(responses).map((one) => follow(one))];
      const schemas = contents.flatMap((one) =>
        Object.values(one?.content ?? {}).map(({ schema }) => schema),
      );
      const json = schemas.filter((schema) => schema && schema.type !== "string");
      for (const { $ref, oneOf, discriminator } of json) {
        expect($ref ?? discriminator, name).toBeDefined();
        if (oneOf)
          expect(oneOf, name).toEqual(Object.values(mappingOf(discriminator)).map((ref) => ({ $ref: ref })));
      }
    }
  });

  it("has all codes in one list, and says of each which statuses it has", () => {
    const { schemas } = readDocument().components;
    const codes = schemas.ProblemCode?.enum as string[];
    for (const [name, operation] of described)
      for (const { code, status } of problemsOf(operation)) {
        expect(codes, name).toContain(code);
        const title = Object.keys(PROBLEMS).find((one) => problemCode(one as ProblemTitle) === code);
        const [, own] = (schemas[problemName(title as ProblemTitle)]?.allOf ?? []) as Schema[];
        const { properties } = own as { properties: Record<string, Schema> };
        expect(properties.code, name).toMatchObject({ const: code });
        expect(properties.status?.enum, `${name} ${code}`).toContain(status);
      }
  });

  it("tells alternatives apart by a field", () => {
    const { schemas } = readDocument().components;
    const fields = { AuditResult: "status", PlatformEntry: "name", ScoreCause: "kind", EventMessage: "type" };
    for (const [name, propertyName] of Object.entries(fields)) {
      expect(schemas[name]?.discriminator, name).toMatchObject({ propertyName });
      for (const [value, $ref] of Object.entries(mappingOf(schemas[name]?.discriminator))) {
        const { properties } = follow<{ properties: Record<string, Schema> }>({ $ref } as never);
        const { const: only, enum: some = [only] } = properties[propertyName] as {
          const?: string;
          enum?: string[];
        };
        expect(some, `${name} ${value}`).toContain(value);
      }
    }
  });

  it("leaves room for fields that are to come", () => {
    expect(JSON.stringify(readDocument())).not.toContain('"additionalProperties":false');
  });

  it("has every message that webhooks are sent, also that of a test", () => {
    const { webhooks, components } = readDocument();
    expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES, "webhook.test"]);
    expect(Object.keys(mappingOf(components.schemas.EventMessage?.discriminator))).toEqual(
      Object.keys(webhooks),
    );
  });

  it("takes `expand` as one parameter with commas", () => {
    const expand = parametersOf(operationOf("GET /v1/score")).find(({ name }) => name === "expand");
    expect(expand).toMatchObject({ style: "form", explode: false });
  });
});

describe.each(described)("the description of %s", (name, operation) => {
  const [method = ""] = name.split(" ");

  it("has words, a tag of the document and an example of the answer", () => {
    expect(operation.summary).toMatch(/\w/);
    const scope = operation.security?.[0]?.apiKey[0];
    expect(SCOPES).toContain(scope);
    expect(operation.description).toContain(`Scope: \`${scope}\`, part of`);
    expect(operation.description).toMatch(/Minimum plan: (Pro|Agency)\. Scope/);
    expect(readDocument().tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.responses[200]?.content?.["application/json"]).toHaveProperty("example");
    if (operation.requestBody)
      expect(Object.values(operation.requestBody.content)[0]).toHaveProperty("example");
  });

  it("has every parameter with a description and, unless there is nothing to choose, an example", () => {
    for (const one of parametersOf(operation)) {
      expect(one.description, one.name).toMatch(/\w/);
      expect(one.schema.enum ?? one.example, one.name).toBeDefined();
    }
  });

  it("takes the request headers of its method", () => {
    const headers = parametersOf(operation).filter((one) => one.in === "header");
    const own = { GET: ["If-None-Match"], POST: ["Idempotency-Key"] }[method] ?? [];
    expect(headers.map((one) => one.name)).toEqual(["X-Request-Id", ...own]);
    if (method === "GET") expect(operation.responses[304]).not.toHaveProperty("content");
  });

  it("has an example of every problem, with the status and the code of its title", () => {
    const problems = problemsOf(operation);
    for (const { status, code, value } of problems) {
      expect(Object.keys(PROBLEMS)).toContain(value.title);
      expect(code).toBe(problemCode(value.title as ProblemTitle));
      expect([value.code, value.status]).toEqual([code, status]);
    }
    const failures = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    expect([...new Set(problems.map(({ status }) => String(status)))]).toEqual(failures);
  });

  it("says of every answer which headers it has", () => {
    for (const [status, answer] of Object.entries(operation.responses)) {
      const names = Object.keys(follow(answer).headers ?? {});
      expect(names).toContain("X-Request-Id");
      expect(names.includes("RateLimit"), status).toBe(!["401", "500", "503"].includes(status));
      expect(names.includes("Retry-After"), status).toBe(["409", "425", "429", "503"].includes(status));
      expect(names.includes("ETag"), status).toBe(method === "GET" && ["200", "304"].includes(status));
      expect(names.includes("WWW-Authenticate"), status).toBe(status === "401");
    }
  });
});

describe.each([
  ["/openapi.json", atRoot],
  ["/v1/openapi.json", underVersion],
])("%s", (_, module: typeof atRoot) => {
  it("has an X-Request-Id like every answer", async () => {
    expect((await fetchFrom(module)).headers.get("x-request-id")).toMatch(/^\S+$/);
  });

  it("answers other methods with a problem of its own, not with the framework's empty 405", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      const refused = await call(module[method], method, "/openapi.json");
      expect(refused).toMatchObject({ status: 405, body: { title: "Method Not Allowed" } });
    }
    expect((await call(module.OPTIONS, "OPTIONS", "/openapi.json")).status).toBe(204);
  });
});
