import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { expectProblemShape } from "#scripts/testing/expect-problem.ts";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";

let served: Served;
let key: string;

beforeAll(async () => {
  served = await serveHandlers();
  ({ key } = await makeAuditedWorkspace("agency"));
});
afterAll(() => served.close());

/** The one answer to a request; what every answer has is expected of it. */
async function send(text: string) {
  const answers = await sendRaw(served.port, text);
  expect(answers).toHaveLength(1);
  const [{ status, headers, body }] = answers as [(typeof answers)[0]];
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("vary") ?? "").not.toMatch(/rsc|next/i);
  const isProblem = headers.get("content-type") === "application/problem+json";
  const parsed = isProblem ? JSON.parse(body) : body;
  if (isProblem && status >= 400) expectProblemShape({ status, headers, body: parsed });
  return { status, headers, title: parsed.title, body: parsed };
}

const authorized = () => `Authorization: Bearer ${key}`;

describe("a request is answered as it is meant", () => {
  it.each([
    [
      "with an upgrade to HTTP/2, as curl --http2 and Java send it",
      [
        "Connection: Upgrade, HTTP2-Settings, close",
        "Upgrade: h2c",
        "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
      ],
    ],
    [
      "with an upgrade to WebSocket",
      ["Connection: Upgrade, close", "Upgrade: websocket", "Sec-WebSocket-Key: x"],
    ],
    ["with an expectation that nobody knows", ["Expect: 200-ok"]],
    [
      "with the framework's headers",
      [
        "RSC: 1",
        "Next-Router-Prefetch: 1",
        "x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy",
        "Next-Action: x",
      ],
    ],
  ])("%s", async (_, headers) => {
    const { status, body } = await send(rawRequest("GET /v1/score HTTP/1.1", [authorized(), ...headers]));
    expect([status, JSON.parse(body).score]).toEqual([200, expect.any(Number)]);
  });

  it.each(["http://api.example:8080/v1/score", "HTTP://api.example/v1/score?_rsc=1", "/v1/score?"])(
    "%s",
    async (target) => {
      const { status } = await send(rawRequest(`GET ${target} HTTP/1.1`, [authorized()]));
      expect(status).toBe(200);
    },
  );

  it("OPTIONS *", async () => {
    const { status, headers } = await send(rawRequest("OPTIONS * HTTP/1.1"));
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
  });

  it("one after the other in one go", async () => {
    const kept = rawRequest("GET /v1/score HTTP/1.1", [authorized(), "Connection: keep-alive"]);
    const answers = await sendRaw(served.port, kept + kept + rawRequest("GET /v1/nowhere HTTP/1.1"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404]);
    expect(answers[0]?.headers.get("keep-alive")).toBe("timeout=75");
  });
});

describe("a path that is not as it should be", () => {
  it.each([
    ["/v1/score/", "/v1/score"],
    ["//v1//score//", "/v1/score"],
    ["/v1/score/?a=b?c", "/v1/score?a=b?c"],
    ["/v1/audit/%2e%2e", "/v1"],
    ["/w/x/../y", "/w/y"],
    ["//evil.example/..//", "/"],
    ["/.//evil.example/", "/evil.example"],
  ])("%s is led to %s", async (path, location) => {
    const { status, headers, body } = await send(rawRequest(`POST ${path} HTTP/1.1`));
    expect([status, headers.get("location"), body.title]).toEqual([308, location, "Moved"]);
  });

  it.each(["/v1/%ff", "/w/%ff", "/v1/%", "/v1/nowhere", "/v1"])("%s is not found", async (path) => {
    const { status, title, body } = await send(rawRequest(`GET ${path} HTTP/1.1`));
    expect([status, title, body.instance]).toEqual([404, "Not Found", path]);
  });
});

describe("a method that is not there", () => {
  it.each([
    ["TRACE /v1/score", "GET, HEAD, OPTIONS"],
    ["PROPFIND /v1/webhooks", "GET, HEAD, POST, OPTIONS"],
    ["TRACE /sign-in", "GET, HEAD, OPTIONS"],
    ["POST /sign-in", "GET, HEAD, OPTIONS"],
    ["LOCK /internal/workspaces/x", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
    ["PUT /healthz", "GET, HEAD, OPTIONS"],
  ])("%s", async (line, allow) => {
    const { status, headers, title } = await send(rawRequest(`${line} HTTP/1.1`));
    expect([status, title, headers.get("allow")]).toEqual([405, "Method Not Allowed", allow]);
  });

  it("below /v1 where no path is, nothing is found", async () => {
    expect((await send(rawRequest("TRACE /v1/nowhere HTTP/1.1"))).status).toBe(404);
  });

  it("CONNECT", async () => {
    expect((await send(rawRequest("CONNECT other.example:443 HTTP/1.1"))).status).toBe(405);
  });
});

describe("what is no HTTP is told so", () => {
  const large = `X-Large: ${"a".repeat(20_000)}`;
  it.each([
    ["a method that HTTP has not", 400, rawRequest("BREW /v1/score HTTP/1.1")],
    ["no HTTP at all", 400, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"],
    ["headers over 16 KiB", 431, rawRequest("GET /v1/score HTTP/1.1", [large])],
    [
      "two lengths",
      400,
      rawRequest("POST /v1/audit/run HTTP/1.1", ["Content-Length: 1", "Content-Length: 2"], "{}"),
    ],
    [
      "a host that cannot be one",
      400,
      rawRequest("GET /v1/score HTTP/1.1", ["Connection: close"]).replace("127.0.0.1", "a b"),
    ],
    ["a target that is no path", 400, rawRequest("GET * HTTP/1.1")],
    ["a backslash that leads away", 400, rawRequest("GET /\\evil.example/ HTTP/1.1")],
  ])("%s: %i", async (_, status, text) => {
    const { title, status: told } = await send(text);
    expect([told, title]).toEqual([status, "Malformed Request"]);
  });

  it("HTTP/1.1 without a host, which HTTP/1.0 may leave out", async () => {
    expect((await send("GET /v1/score HTTP/1.1\r\nConnection: close\r\n\r\n")).status).toBe(400);
    expect((await send(`GET /v1/score HTTP/1.0\r\n${authorized()}\r\n\r\n`)).status).toBe(200);
  });
});
