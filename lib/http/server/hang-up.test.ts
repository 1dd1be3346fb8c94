import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { onRequestError } from "#instrumentation.ts";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { keepLines, keepLog } from "#scripts/testing/keep-log.ts";
import { rawRequest } from "#scripts/testing/send-raw.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { openRoute } from "../route.ts";
import { tellPassingFailures } from "./page-failure.ts";
import { pagesInTurn } from "./pages-in-turn.ts";

const LARGE = "x".repeat(20_000_000);
let served: Served;
let key: string;

const PAGE_MS = 100;
const context = { routerKind: "App Router", routePath: "/w/[workspace_id]", routeType: "render" } as const;

/** Begins a page and breaks within it, as the framework tells that. */
const pages = tellPassingFailures(async (incoming, outgoing) => {
  outgoing.writeHead(200, { "content-type": "text/html" }).write("<html>");
  await sleep(PAGE_MS);
  const { url: path = "", method = "", headers } = incoming;
  await onRequestError(new Error("broken"), { path, method, headers }, { ...context } as never);
  outgoing.end();
});

beforeAll(async () => {
  const large = openRoute(() => ({ status: 200, headers: {}, text: LARGE }));
  served = await serveHandlers({ "/large": large }, pagesInTurn(pages));
  ({ key } = await makeAuditedWorkspace("agency"));
});
afterAll(() => served.close());

/** Writes what there is to write, and leaves after so many milliseconds: with a word, or without one. */
async function leave(text: string, afterMs: number, how: "destroy" | "resetAndDestroy"): Promise<void> {
  const socket: Socket = connect(served.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  await sleep(afterMs);
  socket[how]();
}

const post = (path: string, framing: string, body: string) =>
  rawRequest(
    `POST ${path} HTTP/1.1`,
    [`Authorization: Bearer ${key}`, "Content-Type: application/json", framing],
    body,
  );

const sendFile = (framing: string, before = "") =>
  rawRequest(
    "POST /v1/imports?platform=twitter&handle=brand&file_name=posts.csv HTTP/1.1",
    [`Authorization: Bearer ${key}`, "Content-Type: text/csv", framing],
    `${before}${"id,text\n".repeat(100)}`,
  );

it.each([
  ["before the first line ends", () => "GET /v1/sco", [20]],
  ["within the headers", () => rawRequest("GET /v1/score HTTP/1.1").slice(0, -2), [20]],
  [
    "while it is answered",
    () => rawRequest("GET /v1/score HTTP/1.1", [`Authorization: Bearer ${key}`]),
    [0, 1, 2, 4, 8],
  ],
  ["within a large answer", () => rawRequest("GET /large HTTP/1.1"), [1, 5, 20]],
  ["before the body", () => post("/v1/audit/run", "Content-Length: 100", ""), [20, 50]],
  ["within the body", () => post("/v1/audit/run", "Content-Length: 100", '{"a":'), [20, 50]],
  ["within a chunk", () => post("/v1/audit/run", "Transfer-Encoding: chunked", '5\r\n{"a'), [20, 50]],
  ["within a file", () => sendFile("Content-Length: 1000000"), [20, 50]],
  ["within a chunk of a file", () => sendFile("Transfer-Encoding: chunked", "fff\r\n"), [20, 50]],
  ["with a body that nobody reads", () => post("/v1/score", "Content-Length: 100", "{"), [0, 20]],
])("a client that leaves %s is no error in the log, and others are served", async (_, text, times) => {
  const { lines } = keepLog();
  for (const how of ["destroy", "resetAndDestroy"] as const)
    await Promise.all(times.map((afterMs) => leave(text(), afterMs, how)));
  await sleep(100);
  expect(lines).toEqual([]);
  expect((await fetch(`${served.url}/healthz`)).status).toBe(200);
});

it("what breaks in a page that nobody waits for any more is no error in the log", async () => {
  const { lines } = keepLines("info");
  const get = rawRequest("GET /w/ws_1?secret=of-somebody HTTP/1.1");
  await Promise.all([leave(get, 20, "destroy"), leave(get, 20, "resetAndDestroy")]);
  await sleep(2 * PAGE_MS);
  expect(lines).toEqual([]);
  const answer = await fetch(`${served.url}/w/ws_1?secret=of-somebody`);
  await answer.text();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: "page failed",
      request_id: answer.headers.get("x-request-id"),
      route: "/w/[workspace_id]",
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("of-somebody");
});

it("a body that is cut changes nothing and is told as what it is to the log of nobody", async () => {
  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      controller.error(new Error("aborted"));
    },
  });
  const request = new Request("http://127.0.0.1/v1/audit/run", {
    method: "POST",
    body: chunks,
    duplex: "half",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
  } as RequestInit);
  const { POST } = await import("#app/v1/audit/run/route.ts");
  const answer = await POST(request, { params: Promise.resolve({}) });
  expect([answer.status, (await answer.json()).title]).toEqual([400, "Malformed Request"]);
});
