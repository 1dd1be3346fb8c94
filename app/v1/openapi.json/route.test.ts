import { describe, expect, it } from "vitest";
import * as atRoot from "#app/openapi.json/route.ts";
import { PATHS } from "#app/v1/paths.ts";
import { call } from "#scripts/testing/call.ts";
import * as underVersion from "./route.ts";

type Schema = { type?: string; anyOf?: Schema[] };
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  security: Record<string, unknown[]>[];
  components: { securitySchemes: Record<string, { type: string; scheme: string }> };
  paths: Record<string, Record<string, Operation>>;
};

const fetchFrom = (routes: typeof atRoot) =>
  routes.GET(new Request("http://127.0.0.1/openapi.json"), { params: Promise.resolve({}) });

const read = async (): Promise<Document> => (await fetchFrom(atRoot)).json();

async function operationOf(name: string): Promise<Operation> {
  const [method = "", path = ""] = name.split(" ");
  const operation = (await read()).paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`the document has no ${name}`);
  return operation;
}

/** The type of a schema, or the one that all its alternatives have. */
function typeOf({ type, anyOf = [] }: Schema): string | undefined {
  const types = new Set(anyOf.map((one) => one.type));
  return type ?? (types.size === 1 ? [...types][0] : undefined);
}

/** The statuses of section 7 of the contract and of what holds for every operation. */
const STATUSES: [string, number[]][] = [
  ["GET /v1/workspace", [200, 401, 403, 404, 429]],
  ["GET /v1/platforms", [200, 401, 403, 404, 429]],
  ["POST /v1/audit/run", [200, 400, 401, 402, 403, 404, 409, 413, 415, 422, 429]],
  ["GET /v1/audit/{audit_id}", [200, 400, 401, 403, 404, 425, 429]],
  ["GET /v1/score", [200, 400, 401, 403, 404, 429]],
  ["GET /v1/score/history", [200, 400, 401, 403, 404, 429]],
];

const PARAMETERS: [string, Record<string, string>][] = [
  ["GET /v1/score", { workspace_id: "string", include_pillars: "boolean" }],
  [
    "GET /v1/score/history",
    { workspace_id: "string", start_date: "string", end_date: "string", granularity: "string" },
  ],
  ["GET /v1/platforms", { workspace_id: "string" }],
  ["GET /v1/audit/{audit_id}", { audit_id: "string" }],
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
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(STATUSES)("declares every status of %s", async (name, statuses) => {
    const { responses } = await operationOf(name);
    expect(Object.keys(responses).map(Number)).toEqual(expect.arrayContaining(statuses));
  });

  it.each(STATUSES)("declares the errors of %s as problems", async (name) => {
    const { responses } = await operationOf(name);
    for (const [status, { content }] of Object.entries(responses))
      expect(Object.keys(content ?? {})).toEqual([
        Number(status) < 400 ? "application/json" : "application/problem+json",
      ]);
  });

  it.each(PARAMETERS)("declares the parameters of %s with their types", async (name, types) => {
    const { parameters = [] } = await operationOf(name);
    const declared = parameters
      .filter((one) => one.name in types)
      .map((one) => [one.name, typeOf(one.schema)]);
    expect(Object.fromEntries(declared)).toEqual(types);
    for (const one of parameters) expect(one.required).toBe(one.in === "path");
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
