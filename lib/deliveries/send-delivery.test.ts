import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver } from "#scripts/testing/https-receiver.ts";
import { keepLines } from "#scripts/testing/keep-log.ts";
import { withWorkspace } from "../db.ts";
import {
  clearDeliveries,
  makeDeliveryAt,
  makeWebhook,
  readDelivery,
  readWebhook,
  recordChange,
  sendDue,
  sendUntil,
  startReceiver,
} from "./testing/deliveries.ts";

const HOUR = 3_600_000;
const SCHEDULE_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const start = new Date();
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);

beforeEach(() => allowLoopback(true));
afterEach(clearDeliveries);

const makeDelivery = (behaviour?: Parameters<Receiver["behave"]>[0]) => makeDeliveryAt(start, behaviour);

type Tries = Awaited<ReturnType<typeof readDelivery>>["tries"];

/** Seconds between the end of each attempt and the start of the next. */
const gapsOf = (tries: Tries) =>
  tries.slice(1).map((one, n) => {
    const before = tries[n] as Tries[number];
    return (one.at.getTime() - before.at.getTime() - before.durationMs) / 1_000;
  });

function expectSchedule(tries: Tries): void {
  const gaps = gapsOf(tries);
  for (const [n, gap] of gaps.entries()) {
    const planned = SCHEDULE_S[n] as number;
    expect(gap).toBeGreaterThanOrEqual(planned * 0.8 - 0.01);
    expect(gap).toBeLessThanOrEqual(planned * 1.2 + 0.01);
  }
}

describe("a delivery", () => {
  it("that is answered with 2xx has succeeded", async () => {
    const { receiver, webhook, eventId } = await makeDelivery({ status: 204 });
    await sendUntil(later(80), start);
    const { tries, ...delivery } = await readDelivery(webhook.workspaceId);
    expect(delivery).toMatchObject({
      status: "succeeded",
      attempts: 1,
      nextAttemptAt: null,
      leaseToken: null,
    });
    expect(delivery.completedAt).not.toBeNull();
    expect(tries).toMatchObject([{ number: 1, at: start, status: 204, error: null, response: null }]);
    expect(receiver.requests).toHaveLength(1);
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: "POST", path: "/hook" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Plinth-Webhooks/1",
      "webhook-id": eventId,
      "webhook-timestamp": String(Math.floor(start.getTime() / 1_000)),
    });
    const verified = new Webhook(webhook.secret).verify(
      request?.body ?? "",
      request?.headers as Record<string, string>,
    );
    expect(verified).toMatchObject({ type: "score.changed", data: { workspace_id: webhook.workspaceId } });
  });

  it("answered with 500 three times and then 200 has succeeded, with one webhook-id", async () => {
    let asked = 0;
    const { receiver, webhook, eventId } = await makeDelivery(() => ({
      status: ++asked < 4 ? 500 : 200,
      body: `no ${asked}`,
    }));
    await sendUntil(later(80), start);
    const { tries, ...delivery } = await readDelivery(webhook.workspaceId);
    expect(delivery).toMatchObject({ status: "succeeded", attempts: 4 });
    expect(tries.map(({ status }) => status)).toEqual([500, 500, 500, 200]);
    expect(tries.map(({ response }) => response)).toEqual(["no 1", "no 2", "no 3", "no 4"]);
    expectSchedule(tries);
    expect(receiver.requests.map(({ headers }) => headers["webhook-id"])).toEqual(Array(4).fill(eventId));
    const times = tries.map(({ at }) => String(Math.floor(at.getTime() / 1_000)));
    expect(receiver.requests.map(({ headers }) => headers["webhook-timestamp"])).toEqual(times);
    expect((await readWebhook(webhook)).failingSince).toBeNull();
  });

  it("that always fails ends after the tenth attempt", async () => {
    const { receiver, webhook } = await makeDelivery({ status: 503 });
    await sendUntil(later(200), start);
    const { tries, ...delivery } = await readDelivery(webhook.workspaceId);
    expect(delivery).toMatchObject({ status: "failed", attempts: 10, nextAttemptAt: null });
    expect(tries).toHaveLength(10);
    expect(receiver.requests).toHaveLength(10);
    expectSchedule(tries);
    expect(await readWebhook(webhook)).toMatchObject({ status: "active" });
    expect((await readWebhook(webhook)).failingSince?.getTime()).toBeCloseTo(start.getTime(), -4);
  });

  it.each([
    ["8", 8],
    ["9999", 10],
  ])("answered with 429 and Retry-After: %s waits %i s", async (retryAfter, seconds) => {
    let asked = 0;
    const { webhook } = await makeDelivery(() =>
      asked++ === 0 ? { status: 429, headers: { "retry-after": retryAfter } } : {},
    );
    await sendUntil(later(1), start);
    const { tries, status } = await readDelivery(webhook.workspaceId);
    expect(status).toBe("succeeded");
    expect(gapsOf(tries)).toEqual([seconds]);
  });

  it("is never redirected: a private address behind a redirect is not visited", async () => {
    const canary = await startReceiver();
    const { webhook } = await makeDelivery({ status: 302, headers: { location: canary.url } });
    await sendUntil(later(0.001), start);
    const { tries, status } = await readDelivery(webhook.workspaceId);
    expect(status).toBe("pending");
    expect(tries).toMatchObject([{ status: 302, error: "redirects are not followed" }]);
    expect(canary.connections()).toBe(0);
  });

  it.each([
    ["a tar pit", "tar-pit", null],
    ["an answer that drips", "drip", 200],
  ] as const)("to %s fails when its time is over", async (_, ending, status) => {
    const { webhook } = await makeDelivery({ ending, body: "first" });
    await sendUntil(later(0.001), start, { timeoutMs: 300 });
    const delivery = await readDelivery(webhook.workspaceId);
    expect(delivery).toMatchObject({ status: "pending", attempts: 1 });
    expect(delivery.tries).toMatchObject([{ status, error: expect.stringMatching(/time/) }]);
    expect(delivery.tries[0]?.durationMs).toBeGreaterThanOrEqual(290);
    expect(delivery.tries[0]?.durationMs).toBeLessThan(2_000);
  });

  it.each(["endless", "gzip-bomb"] as const)(
    "to a receiver with an %s answer keeps 16 KiB at most",
    async (ending) => {
      const { webhook } = await makeDelivery({ ending });
      const before = process.memoryUsage().rss;
      await sendUntil(later(0.001), start);
      const delivery = await readDelivery(webhook.workspaceId);
      expect(delivery.tries).toHaveLength(1);
      expect(Buffer.byteLength(delivery.tries[0]?.response ?? "")).toBeLessThanOrEqual(16_384);
      // The receiver packs the bomb in this process.
      expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    },
  );

  it.each([
    ["an unknown authority", "unknown-authority"],
    ["another name", "other-name"],
    ["a day that is over", "expired"],
  ] as const)("to a certificate of %s fails", async (_, certificate) => {
    const receiver = await startReceiver({ certificate });
    const { workspaceId } = await makeWebhook(receiver.url);
    await recordChange(workspaceId, start);
    await sendUntil(later(0.001), start);
    const delivery = await readDelivery(workspaceId);
    expect(delivery.tries).toMatchObject([{ status: null, error: expect.stringMatching(/\S/) }]);
    expect(receiver.requests).toEqual([]);
  });

  it("to a name that does not exist fails, and is tried ten times", async () => {
    const { workspaceId } = await makeWebhook("https://receiver.invalid/");
    await recordChange(workspaceId, start);
    await sendUntil(later(200), start);
    const delivery = await readDelivery(workspaceId);
    expect(delivery).toMatchObject({ status: "failed", attempts: 10 });
    expect(delivery.tries[0]).toMatchObject({
      status: null,
      error: expect.stringMatching(/receiver\.invalid/),
    });
    expectSchedule(delivery.tries);
  });

  it("that cannot be signed is tried again, and told of in the log by its id", async () => {
    const { webhook, eventId } = await makeDelivery();
    await withWorkspace(webhook.workspaceId, (tx) =>
      tx.webhook.updateMany({ where: { id: webhook.id }, data: { secret: Buffer.from("broken") } }),
    );
    const { lines } = keepLines();
    await sendDue({ now: () => start, random: () => 0.5 });
    const { id, status, tries } = await readDelivery(webhook.workspaceId);
    expect([status, tries[0]?.error]).toEqual(["pending", expect.stringMatching(/error inside the service/)]);
    const ids = { delivery_id: id, event_id: eventId, workspace_id: webhook.workspaceId };
    expect(lines).toMatchObject([{ level: 50, msg: "could not send a delivery", ...ids }]);
  });

  it("to a private address that is not allowed is not sent", async () => {
    const { receiver, webhook } = await makeDelivery();
    allowLoopback(false);
    await sendUntil(later(0.001), start);
    expect((await readDelivery(webhook.workspaceId)).tries).toMatchObject([{ status: null }]);
    expect(receiver.connections()).toBe(0);
  });

  it("is not sent while its webhook is paused, and goes on afterwards", async () => {
    const { receiver, webhook } = await makeDelivery();
    const setStatus = (status: string) =>
      withWorkspace(webhook.workspaceId, (tx) =>
        tx.webhook.updateMany({ where: { id: webhook.id }, data: { status } }),
      );
    await setStatus("paused");
    await sendUntil(later(200), start);
    expect(receiver.requests).toHaveLength(0);
    expect(await readDelivery(webhook.workspaceId)).toMatchObject({ status: "pending", attempts: 0 });
    await setStatus("active");
    await sendUntil(later(1), start);
    expect(await readDelivery(webhook.workspaceId)).toMatchObject({ status: "succeeded", attempts: 1 });
  });

  it("is not sent before its time, nor twice", async () => {
    const { receiver, webhook } = await makeDelivery({ delayMs: 100 });
    const at = (ms: number) => ({ now: () => new Date(start.getTime() + ms), random: Math.random });
    expect(await sendDue(at(-1))).toBe(0);
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendDue(at(0))));
    expect(sent.reduce((sum, n) => sum + n)).toBe(1);
    expect(receiver.requests).toHaveLength(1);
    expect(await readDelivery(webhook.workspaceId)).toMatchObject({ status: "succeeded", attempts: 1 });
  });
});
