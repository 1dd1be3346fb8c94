import { beforeAll, describe, expect, it } from "vitest";
import { ask, findHandler } from "#scripts/testing/ask.ts";
import { countAudits, makeAuditedWorkspace, makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { expectProblem } from "#scripts/testing/expect-problem.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { type Keyed, reach } from "#scripts/testing/reach.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const PATHS = [...Map.groupBy(OPERATIONS, ({ path }) => path.split("?")[0] ?? "")].map(
  ([path, operations]) => {
    const methods = operations.map(({ method }) => method as string);
    const head = methods.includes("GET") ? ["HEAD"] : [];
    return { path, allowed: [...methods, ...head, "OPTIONS"].toSorted() };
  },
);
const READS = OPERATIONS.filter(({ method }) => method === "GET");
const listOf = (header: string | null) => (header ?? "").split(",").map((name) => name.trim());

/** The body is left unread: the server drops what a handler gives it for a HEAD. */
async function head(path: string, key?: string): Promise<Response> {
  const { handler, params } = findHandler("HEAD", path);
  const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
  const request = new Request(`http://127.0.0.1${path}`, { method: "HEAD", ...(headers && { headers }) });
  return handler(request, { params: Promise.resolve(params) });
}

let workspace: Keyed;

beforeAll(async () => {
  workspace = await makeAuditedWorkspace("agency");
});

describe.each(PATHS)("$path", ({ path, allowed }) => {
  const wrong = METHODS.filter((method) => method !== "HEAD" && !allowed.includes(method));

  it.each(wrong)("405 Method Not Allowed: %s", async (method) => {
    const answer = await ask(method, path, { key: workspace.key });
    expectProblem(answer, 405, "Method Not Allowed");
    expect(listOf(answer.headers.get("allow")).toSorted()).toEqual(allowed);
  });

  it("OPTIONS answers 204 with Allow, without a key", async () => {
    const { status, headers, body } = await ask("OPTIONS", path);
    expect([status, body]).toEqual([204, ""]);
    expect(listOf(headers.get("allow")).toSorted()).toEqual(allowed);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });
});

describe.each(READS)("HEAD of $name", (operation) => {
  it("answers with the status and the headers of GET", async () => {
    const path = await reach(operation, workspace);
    const [full, short] = [await ask("GET", path, workspace), await head(path, workspace.key)];
    expect([full.status, short.status]).toEqual([200, 200]);
    for (const name of ["content-type", "cache-control", "ratelimit-policy", "etag"])
      expect(short.headers.get(name)).toBe(full.headers.get(name));
    expect(short.headers.get("x-request-id")).toMatch(/\S/);
  });

  it("needs a key like GET", async () => {
    expect((await head(operation.path)).status).toBe(401);
  });
});

it("HEAD /v1/audit/run is not allowed and starts nothing", async () => {
  const { id, key } = await makeSmallWorkspace();
  const answer = await head("/v1/audit/run", key);
  expect(answer.status).toBe(405);
  expect(listOf(answer.headers.get("allow")).toSorted()).toEqual(["OPTIONS", "POST"]);
  expect(await countAudits(id)).toBe(0);
});
