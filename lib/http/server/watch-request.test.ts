import { connect } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { makeAuditedWorkspace } from "#scripts/testing/audits.ts";
import { scrapeHere } from "#scripts/testing/metrics.ts";
import { rawRequest } from "#scripts/testing/send-raw.ts";
import { type Served, serveHandlers } from "#scripts/testing/serve-handlers.ts";
import { openRoute } from "../route.ts";

const LARGE = "x".repeat(20_000_000);
let served: Served;
let key: string;
let workspaceId: string;

beforeAll(async () => {
  served = await serveHandlers({ "/large": openRoute(() => ({ status: 200, headers: {}, text: LARGE })) });
  ({ key, id: workspaceId } = await makeAuditedWorkspace("agency"));
});
afterAll(() => served.close());

const seriesOf = (operation: string, method: string, status: string) =>
  `plinth_http_request_duration_seconds_count{operation="${operation}",method="${method}",status="${status}"}`;

it("counts each request by its operation, its method and how it ended, and by nothing that is somebody's", async () => {
  const scraped = await scrapeHere();
  const auth = { authorization: `Bearer ${key}` };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${served.url}${path}`, { headers: auth, ...init }).then((answer) => answer.arrayBuffer());
  try {
    await ask(`/v1/score?workspace_id=${workspaceId}`);
    await ask("/v1/score", { method: "HEAD" });
    await ask("/v1/score", { headers: {} });
    await ask("/v1/score", { method: "DELETE" });
    await ask("/v1/audit/aud_that_is_not_there");
    await ask("/v1/studio/score", { method: "POST", body: "{", headers: auth });
    await ask("/v1/nothing/of/this");
    await ask("/healthz");
    await ask("/somebody's/page");
    await ask("/internal/brand/profile");
    await ask("/_next/static/file.js");
    const expected = [
      seriesOf("getScore", "GET", "2xx"),
      seriesOf("getScore", "HEAD", "2xx"),
      seriesOf("getScore", "GET", "4xx"),
      seriesOf("/v1/score", "DELETE", "4xx"),
      seriesOf("getAudit", "GET", "4xx"),
      seriesOf("scoreContent", "POST", "4xx"),
      seriesOf("none", "GET", "4xx"),
      seriesOf("/healthz", "GET", "2xx"),
      seriesOf("page", "GET", "4xx"),
      seriesOf("dashboard", "GET", "4xx"),
      seriesOf("asset", "GET", "4xx"),
    ];
    const counted = async () =>
      (await scraped.lines()).filter((line) => line.startsWith("plinth_http_request_duration_seconds_count"));
    await vi.waitFor(async () => {
      expect((await counted()).toSorted()).toEqual(expected.map((series) => `${series} 1`).toSorted());
    });
    expect(await scraped.read("plinth_http_requests_in_flight")).toBe(0);
    expect(
      await scraped.read('plinth_database_statement_duration_seconds_count{outcome="done"}'),
    ).toBeGreaterThan(0);
    const text = (await scraped.lines()).join("\n");
    for (const secret of [key, workspaceId, "aud_that_is_not_there", "somebody's"])
      expect(text).not.toContain(secret);
  } finally {
    await scraped.close();
  }
});

it("counts an answer that its client has left as one that was cut", async () => {
  const scraped = await scrapeHere();
  try {
    const socket = connect(served.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(rawRequest("GET /large HTTP/1.1"));
    const inFlight = () => scraped.read("plinth_http_requests_in_flight");
    await vi.waitFor(async () => expect(await inFlight()).toBe(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await inFlight()).toBe(0));
    expect(await scraped.read(seriesOf("/large", "GET", "cut"))).toBe(1);
  } finally {
    await scraped.close();
  }
});
