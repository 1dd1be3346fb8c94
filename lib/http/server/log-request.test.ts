import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { openInside } from "#lib/inside/open-inside.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { keepLines, type LogLine } from "#scripts/testing/keep-log.ts";
import { startOtlpReceiver } from "#scripts/testing/otlp-receiver.ts";
import { rawRequest, sendRaw } from "#scripts/testing/send-raw.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { openRoute } from "../route.ts";
import { pageRoutes } from "./page-routes.ts";

const LARGE = "x".repeat(20_000_000);
const pageRoute = pageRoutes(
  JSON.stringify({
    "/(dashboard)/w/[workspace_id]/page": "/w/[workspace_id]",
    "/page": "/",
    a: "/api/[...all]",
  }),
);
let served: Served;
let key: string;
let workspaceId: string;

const pages: RequestListener = (incoming, outgoing) => {
  if (incoming.url === "/torn") outgoing.destroy(new Error("torn"));
  else outgoing.writeHead(404).end("no pages here");
};

beforeAll(async () => {
  const more = {
    "/large": openRoute(() => ({ status: 200, headers: {}, text: LARGE })),
    "/slow": openRoute(async () => {
      await sleep(200);
      return { status: 200, headers: {}, text: "" };
    }),
    "/broken": openRoute(() => Promise.reject(new TypeError("broken inside"))),
  };
  served = await serveHandlers(more, pages, pageRoute);
  ({ key, id: workspaceId } = await makeAuditedWorkspace("agency"));
});
beforeEach(() => setRequests("1"));
afterEach(() => setRequests(""));
afterAll(() => served.close());

function setRequests(value: string): void {
  process.env.PLINTH_LOG_REQUESTS = value;
  rereadEnv();
}

/** The one line of a request, which is written when its answer has gone. */
async function lineOf(lines: LogLine[]): Promise<LogLine> {
  await vi.waitFor(() => expect(lines.filter(({ msg }) => msg === "request")).toHaveLength(1));
  return lines.find(({ msg }) => msg === "request") as LogLine;
}

const authorized = () => ({ authorization: `Bearer ${key}` });

it("tells of a request what answered it, for whom, how it ended, how long it took and how large it was", async () => {
  const { lines } = keepLines();
  const answer = await fetch(`${served.url}/v1/score?workspace_id=${workspaceId}&token=of-somebody`, {
    headers: authorized(),
  });
  const body = await answer.arrayBuffer();
  const { time, pid, hostname, ...line } = await lineOf(lines);
  expect(line).toEqual({
    level: 30,
    msg: "request",
    request_id: answer.headers.get("x-request-id"),
    workspace_id: workspaceId,
    method: "GET",
    operation: "getScore",
    route: "/v1/score",
    status: 200,
    duration_ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(line.bytes).toBeGreaterThan(body.byteLength);
  expect(line.bytes).toBeLessThan(body.byteLength + 1_500);
  for (const secret of [key, "of-somebody"]) expect(JSON.stringify(lines)).not.toContain(secret);
});

it.each([
  ["HEAD", "/v1/score", { operation: "getScore", status: 401 }],
  [
    "GET",
    "/v1/audit/aud_that_is_secret",
    { operation: "getAudit", route: "/v1/audit/{audit_id}", status: 401 },
  ],
  ["DELETE", "/v1/score", { operation: "/v1/score", route: "/v1/score", status: 405 }],
  ["GET", "/v1//score?key=that_is_secret", { operation: "none", status: 308 }],
  ["GET", "/v1/that_is_secret", { operation: "none", status: 404 }],
  [
    "GET",
    "/w/that_is_secret?q=that_is_secret",
    { operation: "page", route: "/w/{workspace_id}", status: 404 },
  ],
  ["GET", "/api/that_is_secret", { operation: "page", status: 404 }],
  ["GET", "/that_is_secret", { operation: "page", status: 404 }],
  ["POST", "/internal/that_is_secret", { operation: "dashboard", status: 404 }],
  ["POST", "/that_is_secret", { operation: "none", status: 405 }],
])("%s %s", async (method, path, expected) => {
  const { lines } = keepLines();
  const answer = await fetch(`${served.url}${path}`, { method, redirect: "manual" });
  await answer.arrayBuffer();
  const line = await lineOf(lines);
  expect(line).toMatchObject({ method, ...expected, request_id: answer.headers.get("x-request-id") });
  expect(answer.headers.get("x-request-id")).toMatch(/^\S{8,}$/);
  expect(JSON.stringify(line)).not.toContain("that_is_secret");
  expect("route" in line).toBe("route" in expected || line.operation === "getScore");
});

it("a client's own name of its request is kept where it is one, also for a page", async () => {
  const { lines } = keepLines();
  for (const path of ["/v1/score", "/"]) {
    const ask = (name: string) => fetch(`${served.url}${path}`, { headers: { "x-request-id": name } });
    expect((await ask("req-of-a-client")).headers.get("x-request-id")).toBe("req-of-a-client");
    expect((await ask("a b")).headers.get("x-request-id")).not.toBe("a b");
  }
  await vi.waitFor(() => expect(lines).toHaveLength(4));
  expect(lines.filter(({ request_id }) => request_id === "req-of-a-client")).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain("a b");
});

it("of answers on one connection each has its own bytes", async () => {
  const { lines } = keepLines();
  const asked = ["/healthz", "/large", "/healthz"].map((path, n) =>
    rawRequest(`GET ${path} HTTP/1.1`, n < 2 ? ["Connection: keep-alive"] : []),
  );
  const answers = await sendRaw(served.port, asked.join(""));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await vi.waitFor(() => expect(lines).toHaveLength(3));
  const bytes = (operation: string) =>
    lines.filter((line) => line.operation === operation).map((line) => line.bytes);
  expect(bytes("/large")[0]).toBeGreaterThan(LARGE.length);
  expect(bytes("/large")[0]).toBeLessThan(LARGE.length + 1_500);
  for (const count of bytes("/healthz")) expect(count).toBeLessThan(1_500);
});

it("what is no HTTP has a line, too", async () => {
  const { lines } = keepLines();
  const [answer] = await sendRaw(served.port, "that is no HTTP\r\n\r\n");
  const line = await lineOf(lines);
  expect(line).toMatchObject({
    operation: "none",
    status: 400,
    request_id: answer?.headers.get("x-request-id"),
  });
});

async function leave(text: string): Promise<void> {
  const socket = connect(served.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  await sleep(30);
  socket.destroy();
}

it.each([
  ["within a large answer", () => rawRequest("GET /large HTTP/1.1"), "/large"],
  [
    "within the body that it sends",
    () =>
      rawRequest(
        "POST /v1/audit/run HTTP/1.1",
        [`Authorization: Bearer ${key}`, "Content-Type: application/json", "Content-Length: 100"],
        '{"a":',
      ),
    "runAudit",
  ],
])("a client that leaves %s has status 499, and no error beside it", async (_, text, operation) => {
  const { lines } = keepLines();
  await leave(text());
  expect(await lineOf(lines)).toMatchObject({ operation, status: 499 });
  await sleep(50);
  expect(lines).toHaveLength(1);
});

it("of answers that wait behind the one that a client leaves each has status 499, one that breaks has not", async () => {
  const { lines } = keepLines();
  await leave(rawRequest("GET /slow HTTP/1.1", ["Connection: keep-alive"]).repeat(6));
  await vi.waitFor(() => expect(lines).toHaveLength(6));
  expect(lines.map(({ status }) => status)).toEqual(Array(6).fill(499));
  await expect(fetch(`${served.url}/torn`).then((answer) => answer.text())).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toHaveLength(7));
  expect(lines.at(-1)).toMatchObject({ operation: "page", status: 500 });
});

it("a client that leaves a body behind which nobody reads has one line, one that never asked has none", async () => {
  const { lines } = keepLines();
  await leave(rawRequest("POST /v1/score HTTP/1.1", ["Content-Length: 100", "Connection: keep-alive"], "{"));
  await leave("GET /v1/sco");
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await sleep(50);
  expect(lines).toMatchObject([{ operation: "/v1/score", status: 405 }]);
});

it("what a handler breaks by is told under the same id, and in the trace that it stands in", async () => {
  const collector = await startOtlpReceiver();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  rereadEnv();
  const closeInside = await openInside("web", [], (error) => expect.unreachable(String(error)));
  try {
    const { lines } = keepLines();
    const answer = await fetch(`${served.url}/broken`);
    expect(answer.status).toBe(500);
    await lineOf(lines);
    await closeInside();
    const span = collector.spans.find(({ name }) => name === "GET /broken");
    const ids = {
      request_id: answer.headers.get("x-request-id"),
      trace_id: span?.traceId,
      span_id: span?.spanId,
    };
    expect(span?.attributes["plinth.request_id"]).toBe(ids.request_id);
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, msg: "request failed", ...ids }),
      expect.objectContaining({ level: 30, msg: "request", status: 500, ...ids }),
    ]);
  } finally {
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    rereadEnv();
    await collector.close();
  }
});

it("off, there is no line but of what breaks, which has the id all the same", async () => {
  setRequests("0");
  const { lines } = keepLines("debug");
  await fetch(`${served.url}/v1/score`, { headers: authorized() });
  const { headers } = await fetch(`${served.url}/broken`);
  await sleep(20);
  expect(lines).toEqual([
    expect.objectContaining({ msg: "request failed", request_id: headers.get("x-request-id") }),
  ]);
});
