import { expect, it } from "vitest";
import type { Handler } from "#lib/http/route.ts";
import { call } from "#scripts/testing/call.ts";
import { expectProblem, expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import * as unknownPath from "./route.ts";

const HANDLERS: Record<string, Handler> = unknownPath;
const send = (method: string, path: string, key?: string) => {
  const handler = HANDLERS[method];
  if (!handler) throw new Error(`no handler for ${method}`);
  return call(handler, method, path, { ...(key && { key }) });
};

it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "404 Not Found: %s of a path that is no operation",
  async (method) => {
    const answer = await send(method, "/v1/nothing/here");
    expectProblem(answer, 404, "Not Found");
    expectProblemShape(answer);
    expect(answer.body.instance).toBe("/v1/nothing/here");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  },
);

it("404 Not Found: with a key too", async () => {
  const { key } = await makeWorkspace("pro");
  expectProblem(await send("GET", "/v1/scores", key), 404, "Not Found");
});

it("404 Not Found: HEAD", async () => {
  const request = new Request("http://127.0.0.1/v1/nothing", { method: "HEAD" });
  const answer = await unknownPath.HEAD(request, { params: Promise.resolve({ path: ["nothing"] }) });
  expect(answer.status).toBe(404);
});

it("keeps a sane X-Request-Id", async () => {
  const answer = await call(unknownPath.GET, "GET", "/v1/nothing", {
    headers: { "x-request-id": "trace-abc-123" },
  });
  expect([answer.headers.get("x-request-id"), answer.body.request_id]).toEqual([
    "trace-abc-123",
    "trace-abc-123",
  ]);
});
