import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { rotateSecret } from "../webhooks/rotate-secret.ts";
import { sendTest } from "../webhooks/send-test.ts";
import { getOrMakeSigningSecret } from "../webhooks/signing-secret.ts";
import { operatorFor } from "../workspaces/operator-for.ts";
import { sendDue } from "./send-due.ts";
import {
  makeWebhook,
  readDeliveries,
  readDelivery,
  readNotices,
  readWebhook,
  recordChange,
  sendUntil,
} from "./testing/deliveries.ts";

const HOUR = 3_600_000;
const SCHEDULE_S = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const start = new Date();
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);

const receivers: Receiver[] = [];
beforeEach(() => allowLoopback(true));
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  await acrossWorkspaces((tx) => tx.event.deleteMany());
});

async function startReceiver(options: Parameters<typeof startHttpsReceiver>[0] = {}) {
  const receiver = await startHttpsReceiver(options);
  receivers.push(receiver);
  return receiver;
}

/** A webhook at a receiver, with one event recorded. */
async function makeDelivery(behaviour: Parameters<Receiver["behave"]>[0] = {}) {
  const receiver = await startReceiver();
  receiver.behave(behaviour);
  const webhook = await makeWebhook(`${receiver.url}hook`);
  const { eventId } = await recordChange(webhook.workspaceId, start);
  return { receiver, webhook, eventId };
}

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

describe("during a rotation", () => {
  it("each secret verifies what is sent; afterwards the new one alone", async () => {
    const { receiver, webhook } = await makeDelivery();
    const caller = await operatorFor(webhook.workspaceId);
    await rotateSecret(caller, webhook.id, "a text of the owner's choice", start);
    await sendUntil(later(0.001), start);
    await recordChange(webhook.workspaceId, later(24));
    await sendUntil(later(24.001), later(24));
    const [during, after] = receiver.requests;
    const old = new Webhook(webhook.secret);
    const next = new Webhook(new TextEncoder().encode("a text of the owner's choice"), { format: "raw" });
    const headers = during?.headers as Record<string, string>;
    expect(old.verify(during?.body ?? "", headers)).toMatchObject({ type: "score.changed" });
    expect(next.verify(during?.body ?? "", headers)).toMatchObject({ type: "score.changed" });
    const [id, time] = [after?.headers["webhook-id"], Number(after?.headers["webhook-timestamp"])];
    const signature = next.sign(String(id), new Date(time * 1_000), after?.body ?? "");
    expect(after?.headers["webhook-signature"]).toBe(signature);
  });
});

describe("410 Gone", () => {
  it("disables the webhook at once: what is pending fails, the owner is told", async () => {
    const { receiver, webhook } = await makeDelivery({ status: 410 });
    await recordChange(webhook.workspaceId, later(1));
    await sendUntil(later(0.5), start);
    expect(await readWebhook(webhook)).toMatchObject({
      status: "disabled",
      disabledReason: expect.stringMatching(/410/),
    });
    expect(receiver.requests).toHaveLength(1);
    const [first, second] = await readDeliveries(webhook.workspaceId);
    expect(first).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(first?.tries).toMatchObject([
      { status: 410 },
      { status: null, error: expect.stringMatching(/not sent.*disabled.*410/) },
    ]);
    expect(second).toMatchObject({ status: "failed", nextAttemptAt: null });
    expect(second?.tries).toMatchObject([{ status: null, error: expect.stringMatching(/not sent/) }]);
    const notices = await readNotices(webhook.workspaceId);
    expect(notices).toMatchObject([{ kind: "webhook.disabled", mailedAt: null, seenAt: null }]);
    expect(notices[0]?.detail).toContain(`${receiver.url}hook`);
  });

  it("ends the delivery to an audit's address at once", async () => {
    const receiver = await startReceiver();
    receiver.behave({ status: 410 });
    const { id } = await makeWorkspace();
    await recordChange(id, start, receiver.url);
    await sendUntil(later(200), start);
    expect(await readDelivery(id)).toMatchObject({ status: "failed", attempts: 1 });
    expect(await readNotices(id)).toEqual([]);
  });
});

describe("failures alone", () => {
  it("for 120 hours disable the webhook, and the owner is told once", async () => {
    const { receiver, webhook } = await makeDelivery({ status: 500 });
    for (let hour = 10; hour <= 130; hour += 10) await recordChange(webhook.workspaceId, later(hour));
    await sendUntil(later(119.9), start);
    expect(await readWebhook(webhook)).toMatchObject({ status: "active" });
    await sendUntil(later(300), later(119.9));
    const { status, failingSince, disabledAt } = await readWebhook(webhook);
    expect(status).toBe("disabled");
    const hours = ((disabledAt?.getTime() ?? 0) - (failingSince?.getTime() ?? 0)) / HOUR;
    expect(hours).toBeGreaterThanOrEqual(120);
    expect(hours).toBeLessThan(121);
    const deliveries = await readDeliveries(webhook.workspaceId);
    expect(deliveries.map((delivery) => delivery.status)).toEqual(Array(14).fill("failed"));
    const asked = receiver.requests.length;
    await recordChange(webhook.workspaceId, later(301));
    await sendUntil(later(400), later(301));
    expect(receiver.requests).toHaveLength(asked);
    expect(await readNotices(webhook.workspaceId)).toHaveLength(1);
  });

  it("do not when there was a success between them", async () => {
    let works = false;
    const { webhook } = await makeDelivery(() => ({ status: works ? 200 : 500 }));
    await sendUntil(later(100), start);
    works = true;
    await recordChange(webhook.workspaceId, later(100));
    await sendUntil(later(100), later(100));
    expect((await readWebhook(webhook)).failingSince).toBeNull();
    works = false;
    await recordChange(webhook.workspaceId, later(110));
    await sendUntil(later(150), later(110));
    expect(await readWebhook(webhook)).toMatchObject({ status: "active" });
    expect((await readWebhook(webhook)).failingSince?.getTime()).toBeCloseTo(later(110).getTime(), -4);
  });
});

describe("the address of an audit's run", () => {
  it("gets what the workspace's signing secret signs, on the same schedule", async () => {
    const receiver = await startReceiver();
    let asked = 0;
    receiver.behave(() => ({ status: ++asked < 3 ? 500 : 200 }));
    const { id } = await makeWorkspace();
    await recordChange(id, start, receiver.url);
    await sendUntil(later(1), start);
    const { tries, ...delivery } = await readDelivery(id);
    expect(delivery).toMatchObject({ status: "succeeded", attempts: 3, webhookId: null });
    expectSchedule(tries);
    const secret = await withWorkspace(id, (tx) => getOrMakeSigningSecret(tx, id, start));
    const [first] = receiver.requests;
    const body = new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>);
    expect(body).toMatchObject({ type: "score.changed" });
  });
});

describe("a test", () => {
  it.each(["paused", "disabled"])(
    "is sent to a %s webhook, once, and its failure changes nothing",
    async (status) => {
      const receiver = await startReceiver();
      receiver.behave({ status: 500 });
      const webhook = await makeWebhook(receiver.url);
      const where = { id: webhook.id };
      await withWorkspace(webhook.workspaceId, (tx) => tx.webhook.updateMany({ where, data: { status } }));
      await sendTest(await operatorFor(webhook.workspaceId), webhook.id, start);
      await sendUntil(later(200), start);
      expect(await readDelivery(webhook.workspaceId)).toMatchObject({ status: "failed", attempts: 1 });
      expect(receiver.requests).toHaveLength(1);
      expect(await readWebhook(webhook)).toMatchObject({ status, failingSince: null });
    },
  );
});
