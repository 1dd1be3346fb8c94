import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, ask } from "#scripts/testing/ask.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { OPERATIONS } from "#scripts/testing/operations.ts";
import { type Keyed, reach } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const withId = (id: string, key?: string): Promise<Answer> =>
  ask("GET", "/v1/workspace", { headers: { "x-request-id": id }, ...(key && { key }) });

describe("X-Request-Id", () => {
  it.each(["trace-abc.123", "0b7d1c4e-3f0a-4a55-9a0e-8f4a5d1f1c11", "req_01ARZ3NDEKTSV4RRFFQ69G5FAV"])(
    "%s from the client is kept",
    async (id) => {
      const { key } = await makeWorkspace("pro");
      expect((await withId(id, key)).headers.get("x-request-id")).toBe(id);
      const refused = await withId(id);
      expect([refused.headers.get("x-request-id"), refused.body.request_id]).toEqual([id, id]);
    },
  );

  it.each(["", "a b", "<script>", "x".repeat(1_000), '"quoted"', "caf\u00e9", "a\tb"])(
    "%j from the client is replaced",
    async (id) => {
      const answer = await withId(id);
      expect(answer.headers.get("x-request-id")).not.toBe(id);
      expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]{8,100}$/);
    },
  );

  it("differs from answer to answer", async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask("GET", "/v1/score")).body.request_id),
    );
    expect(new Set(ids).size).toBe(5);
  });
});

let workspace: Keyed;

beforeAll(async () => {
  workspace = await makeAuditedWorkspace("agency");
});

describe.each(OPERATIONS)("$name", (operation) => {
  const { method, path, body: content } = operation;

  it("allows no other origin: keys do not belong in browsers", async () => {
    const known = await reach(operation, workspace);
    const headers = { origin: "https://example.com" };
    const answer = await ask(method, known, {
      key: workspace.key,
      headers,
      ...(content && { body: content }),
    });
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  it("names its own path as the instance of a problem, and links to a page about it", async () => {
    const { body } = await ask(method, path);
    expect(body.instance).toBe(path.split("?")[0]);
    expect(body.type).toMatch(/^https?:\/\/[^?#]+unauthorized$/);
  });
});
