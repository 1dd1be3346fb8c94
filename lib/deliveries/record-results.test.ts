import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { operatorFor } from "../access/operator-for.ts";
import { changeWebhook } from "../webhooks/change-webhook.ts";
import { claimDue } from "./claim-due.ts";
import { recordResults } from "./record-results.ts";
import { sendDelivery } from "./send-delivery.ts";
import {
  clearDeliveries,
  makeDeliveryAt,
  readDelivery,
  readNotices,
  readWebhook,
  recordChange,
  startReceiver,
} from "./testing/deliveries.ts";

const start = new Date();
const later = new Date(start.getTime() + 1_000);

beforeEach(() => allowLoopback(true));
afterEach(clearDeliveries);

/** Claims and sends what is due; what came of it is not recorded yet. */
async function sendAt(now: Date) {
  const claimed = await claimDue(now, { fast: 10, slow: 10 });
  return Promise.all(claimed.map((one) => sendDelivery(one, { now: () => now, random: () => 0.5 })));
}

describe("what an address answers after its webhook was given another", () => {
  async function moveInFlight(oldStatus: number) {
    const { webhook } = await makeDeliveryAt(start, { status: oldStatus });
    const results = await sendAt(start);
    expect(results).toHaveLength(1);
    const next = await startReceiver();
    await changeWebhook(await operatorFor(webhook.workspaceId), webhook.id, { url: next.url });
    return { webhook, results, next };
  }

  it.each([410, 500])("is recorded, but %i says nothing about the new address", async (status) => {
    const { webhook, results, next } = await moveInFlight(status);
    await recordResults(results);
    expect(await readWebhook(webhook)).toMatchObject({
      status: "active",
      url: next.url,
      failingSince: null,
      disabledReason: null,
    });
    const delivery = await readDelivery(webhook.workspaceId);
    expect(delivery).toMatchObject({ status: "pending", attempts: 1, tries: [{ status }] });
    expect(await readNotices(webhook.workspaceId)).toEqual([]);
  });

  it("is told from what the new one answers, though both are recorded at once", async () => {
    const { webhook, results: old, next } = await moveInFlight(410);
    next.behave({ status: 503 });
    await recordChange(webhook.workspaceId, later);
    const results = await sendAt(later);
    expect(results.map(({ status }) => status)).toEqual([503]);
    await recordResults([...old, ...results]);
    const { status, failingSince } = await readWebhook(webhook);
    expect({ status, failingSince }).toEqual({ status: "active", failingSince: results[0]?.endedAt });
  });

  it("does not end the failure of the new one", async () => {
    const { webhook, results: old, next } = await moveInFlight(204);
    next.behave({ status: 503 });
    await recordChange(webhook.workspaceId, later);
    await recordResults(await sendAt(later));
    const { failingSince } = await readWebhook(webhook);
    expect(failingSince).not.toBeNull();
    await recordResults(old);
    expect((await readWebhook(webhook)).failingSince).toEqual(failingSince);
  });
});

it("what was in flight when a webhook was set active again does not disable it anew", async () => {
  const { webhook } = await makeDeliveryAt(start, { status: 410 });
  await recordChange(webhook.workspaceId, start);
  const [first, second] = await sendAt(later);
  if (!first || !second) throw new Error("two deliveries were due");
  await recordResults([first]);
  expect(await readWebhook(webhook)).toMatchObject({ status: "disabled" });
  await changeWebhook(await operatorFor(webhook.workspaceId), webhook.id, { status: "active" });
  await recordResults([second]);
  expect(await readWebhook(webhook)).toMatchObject({ status: "active", failingSince: null });
});
