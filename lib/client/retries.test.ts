import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { type PlinthOptions, plinth } from "./plinth.ts";

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string; at: number };
type Reply = (response: ServerResponse) => void;

const servers: Server[] = [];

afterAll(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

const answerWith =
  (status: number, headers: Record<string, string> = {}, body: object = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
const OK = answerWith(200, {}, { audit_id: "aud_1" });
const hangUp: Reply = (response) => void response.destroy();
const keepSilent: Reply = () => {};

/** A service that gives these replies, one after the other, the last one for ever. */
async function serve(replies: Reply[], options: Partial<PlinthOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ method, url, headers, body, at: performance.now() });
    replies[Math.min(seen.length, replies.length) - 1]?.(response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, client: plinth({ apiKey: "plk_live_1", baseUrl, ...options }) };
}

const gap = ([first, second]: Seen[]) => (second?.at ?? 0) - (first?.at ?? 0);

describe.concurrent("a refused request", () => {
  it.each([429, 503])("%i is repeated after the seconds of Retry-After", async (status) => {
    const { seen, client } = await serve([answerWith(status, { "retry-after": "1" }), OK]);
    await client.getScore();
    expect(seen).toHaveLength(2);
    expect(gap(seen)).toBeGreaterThanOrEqual(990);
    expect(gap(seen)).toBeLessThan(1_900);
  });

  it("is repeated at the date of Retry-After", async () => {
    const date = new Date(Date.now() + 2_000).toUTCString();
    const { seen, client } = await serve([answerWith(503, { "retry-after": date }), OK]);
    await client.getScore();
    expect(gap(seen)).toBeGreaterThanOrEqual(900);
  });

  it("is told with its Retry-After when the time of the call does not allow to wait", async () => {
    const { seen, client } = await serve([answerWith(429, { "retry-after": "60" })], {
      totalTimeoutMs: 5_000,
    });
    await expect(client.getScore()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
    expect(seen).toHaveLength(1);
  });

  it("is repeated as often as `retries` says, four times without it", { timeout: 30_000 }, async () => {
    const one = await serve([answerWith(503, { "retry-after": "0" })], { retries: 1 });
    await expect(one.client.getScore()).rejects.toMatchObject({ status: 503 });
    expect(one.seen).toHaveLength(2);
    const usual = await serve([answerWith(503, { "retry-after": "0" })]);
    await expect(usual.client.getScore()).rejects.toMatchObject({ status: 503 });
    expect(usual.seen).toHaveLength(5);
  });

  it.each([400, 401, 402, 403, 404, 409, 413, 422, 425])("%i is not repeated", async (status) => {
    const { seen, client } = await serve([
      answerWith(status, {}, { title: "No", code: "no", detail: "no" }),
      OK,
    ]);
    await expect(client.getScore()).rejects.toMatchObject({ status, code: "no" });
    expect(seen).toHaveLength(1);
  });
});

describe.concurrent("a lost or broken answer", () => {
  it.each([
    ["500", answerWith(500)],
    ["502", answerWith(502)],
    ["a closed connection", hangUp],
  ])("%s is asked for again", async (_, reply) => {
    const { seen, client } = await serve([reply, OK]);
    expect(await client.getScore()).toEqual({ audit_id: "aud_1" });
    expect(seen).toHaveLength(2);
  });

  it("to a POST is asked for with the same Idempotency-Key and body", async () => {
    const inProgress = answerWith(409, { "retry-after": "0" }, { code: "request_in_progress" });
    const { seen, client } = await serve([hangUp, inProgress, OK]);
    expect(await client.runAudit({ lookback_days: 7 })).toEqual({ audit_id: "aud_1" });
    expect(new Set(seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    expect(seen.map(({ body }) => body)).toEqual(Array(3).fill('{"lookback_days":7}'));
    await client.runAudit();
    expect(seen[3]?.headers["idempotency-key"]).not.toBe(seen[0]?.headers["idempotency-key"]);
    expect(seen[0]?.headers["idempotency-key"]).toMatch(/^[\w-]{36}$/);
  });

  it("that is no JSON is told as unreadable_answer", async () => {
    const page: Reply = (response) => void response.writeHead(200).end("<html>");
    const { client } = await serve([page]);
    await expect(client.getScore()).rejects.toMatchObject({ code: "unreadable_answer" });
  });

  it("that leads elsewhere is not followed: the key stays here", async () => {
    const other = await serve([OK]);
    const { client } = await serve([answerWith(307, { location: "http://127.0.0.1:1/" })]);
    await expect(client.getScore()).rejects.toMatchObject({ status: 307 });
    expect(other.seen).toHaveLength(0);
  });
});

describe.concurrent("a call", () => {
  it("that takes too long ends with timed_out, and with not_reachable when nobody is there", async () => {
    const { client, seen } = await serve([keepSilent], { timeoutMs: 50, retries: 1 });
    await expect(client.getScore()).rejects.toMatchObject({ status: 0, code: "timed_out" });
    expect(seen).toHaveLength(2);
    const nobody = plinth({ apiKey: "plk_live_1", baseUrl: "http://127.0.0.1:1", retries: 0 });
    await expect(nobody.getScore()).rejects.toMatchObject({ status: 0, code: "not_reachable" });
  });

  it("never takes longer than totalTimeoutMs", async () => {
    const { client } = await serve([keepSilent], { totalTimeoutMs: 300 });
    const start = performance.now();
    await expect(client.getScore()).rejects.toMatchObject({ code: "timed_out" });
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("ends at once with the reason of its signal, while it waits for an answer or for its turn", async () => {
    for (const reply of [keepSilent, answerWith(503, { "retry-after": "60" })]) {
      const { client, seen } = await serve([reply]);
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error("enough")), 100);
      await expect(client.getScore({}, { signal: stop.signal })).rejects.toThrow("enough");
      expect(seen).toHaveLength(1);
    }
  });

  it("goes through the fetch that is given", async () => {
    const { client } = await serve([OK], { fetch: async () => Response.json({ score: 7 }) });
    expect(await client.getScore()).toEqual({ score: 7 });
  });
});
