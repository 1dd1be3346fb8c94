import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { sendTest } from "../webhooks/send-test.ts";
import {
  clearDeliveries,
  makeDeliveryAt,
  makeWebhook,
  readDeliveries,
  readDelivery,
  readNotices,
  readWebhook,
  recordChange,
  sendUntil,
  startReceiver,
} from "./testing/deliveries.ts";

const HOUR = 3_600_000;
const start = new Date();
const later = (hours: number) => new Date(start.getTime() + hours * HOUR);

beforeEach(() => allowLoopback(true));
afterEach(clearDeliveries);

const makeDelivery = (behaviour?: Parameters<Receiver["behave"]>[0]) => makeDeliveryAt(start, behaviour);

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
