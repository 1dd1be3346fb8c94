import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { exchange } from "./exchange.ts";

let receiver: Receiver;

beforeAll(async () => {
  receiver = await startHttpsReceiver();
});
beforeEach(() => allowLoopback(true));
afterAll(async () => {
  allowLoopback(false);
  await receiver.close();
});

const send = (more: Partial<Parameters<typeof exchange>[0]> = {}) =>
  exchange({ url: receiver.url, headers: { "content-type": "application/json" }, body: '{"a":1}', ...more });

describe("exchange", () => {
  it("posts the body with its headers and reads the answer", async () => {
    receiver.behave({ status: 429, headers: { "retry-after": "7" }, body: "später\0!", delayMs: 50 });
    const answer = await send({ headers: { "webhook-id": "msg_1" } });
    expect(answer).toMatchObject({ status: 429, headers: { retryAfter: "7" }, body: "später!", error: null });
    expect(answer.durationMs).toBeGreaterThanOrEqual(49);
    expect(receiver.requests.at(-1)).toMatchObject({
      method: "POST",
      body: '{"a":1}',
      headers: { "webhook-id": "msg_1", "content-length": "7" },
    });
  });

  it("does not follow a redirect", async () => {
    receiver.behave({ status: 307, headers: { location: `${receiver.url}elsewhere` } });
    const before = receiver.requests.length;
    expect(await send()).toMatchObject({ status: 307, error: null });
    expect(receiver.requests.length).toBe(before + 1);
  });

  it("keeps at most keepBytes, never half a character", async () => {
    receiver.behave({ body: "ä".repeat(20_000) });
    expect((await send()).body).toBe("ä".repeat(8_192));
    expect((await send({ keepBytes: 9 })).body).toBe("ä".repeat(4));
    receiver.behave({ body: new Uint8Array(16_384).fill(0xff) });
    expect(Buffer.byteLength((await send()).body)).toBeLessThanOrEqual(16_384);
  });

  it("ends an endless answer as soon as it has enough", async () => {
    receiver.behave({ ending: "endless" });
    const answer = await send();
    expect(answer).toMatchObject({ status: 200, body: "x".repeat(16_384), error: null });
    expect(answer.durationMs).toBeLessThan(2_000);
  });

  it("costs less than 20 MB of memory on endless answers and gzip bombs", async () => {
    receiver.behave({ ending: "gzip-bomb" });
    await send();
    const before = process.memoryUsage().rss;
    for (const ending of ["gzip-bomb", "endless"] as const) {
      receiver.behave({ ending });
      const answers = await Promise.all(Array.from({ length: 10 }, () => send()));
      for (const answer of answers) expect(Buffer.byteLength(answer.body)).toBeLessThanOrEqual(16_384);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  });

  it.each(["tar-pit", "drip"] as const)("ends at the deadline: %s", async (ending) => {
    receiver.behave({ ending });
    const answer = await send({ timeoutMs: 400 });
    expect(answer).toMatchObject({
      status: ending === "drip" ? 200 : null,
      error: `timeout: 127.0.0.1:${receiver.port} did not answer in full in time`,
    });
    expect(answer.durationMs).toBeGreaterThanOrEqual(390);
    expect(answer.durationMs).toBeLessThan(900);
  });

  it.each([
    ["close", null],
    ["cut", 200],
  ] as const)("tells a connection that is closed: %s", async (ending, status) => {
    receiver.behave({ ending, body: "abc" });
    expect(await send()).toMatchObject({ status, error: expect.stringMatching(/^reset: /) });
  });

  it.each(["unknown-authority", "other-name", "expired"] as const)(
    "sends nothing: %s",
    async (certificate) => {
      const bad = await startHttpsReceiver({ certificate });
      expect(await send({ url: bad.url })).toMatchObject({
        status: null,
        error: expect.stringMatching(/^tls: /),
      });
      expect(bad.requests).toEqual([]);
      await bad.close();
    },
  );

  it("tells a port on which nobody listens, and a name without an address", async () => {
    const gone = await startHttpsReceiver();
    await gone.close();
    expect((await send({ url: gone.url })).error).toMatch(/^refused: /);
    expect((await send({ url: "https://nobody.invalid/" })).error).toBe(
      "dns: nobody.invalid could not be found",
    );
  });

  it("reuses connections", async () => {
    receiver.behave({ status: 204 });
    await send();
    const before = receiver.connections();
    for (let sent = 0; sent < 20; sent += 1) await send();
    expect(receiver.connections()).toBeLessThanOrEqual(before + 2);
  });

  it("speaks plain http on an allowed network only", async () => {
    const plain = createServer((_, response) => response.end("plain")).listen(0, "127.0.0.1");
    await once(plain, "listening");
    const url = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;
    expect(await send({ url })).toMatchObject({ status: 200, body: "plain" });
    allowLoopback(false);
    expect(await send({ url })).toMatchObject({ status: null, error: expect.stringMatching(/^not public/) });
    plain.close();
  });
});
