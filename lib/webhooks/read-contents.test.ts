import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, it } from "vitest";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import {
  clearDeliveries,
  makeDeliveryAt,
  readDelivery,
  recordChange,
  sendUntil,
} from "../deliveries/testing/deliveries.ts";
import { readContents } from "./read-contents.ts";
import { readDeliveryLog } from "./read-delivery-log.ts";
import { DeliveryLogQuery } from "./schemas.ts";

const start = new Date();
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

beforeEach(() => allowLoopback(true));
afterEach(clearDeliveries);

it("shows byte for byte what was sent on each attempt, and what was answered, without opening a secret", async () => {
  let asked = 0;
  const { receiver, webhook, eventId } = await makeDeliveryAt(start, () =>
    ++asked === 1
      ? { status: 503, headers: { "x-why": "tea break", "set-cookie": "session=secret" }, body: "later" }
      : { status: 200 },
  );
  await sendUntil(later(1), start);
  const caller = await operatorFor(webhook.workspaceId);
  const { id } = await readDelivery(webhook.workspaceId);
  const contents = await readContents(caller, { webhook_id: webhook.id, delivery_id: id });
  expect(contents.attempts).toHaveLength(2);
  expect(contents.url).toBe(`${receiver.url}hook`);
  for (const [at, attempt] of contents.attempts.entries()) {
    const arrived = receiver.requests[at];
    expect(contents.body).toBe(arrived?.body);
    const shown = Object.fromEntries(attempt.sent?.headers ?? []);
    expect(arrived?.headers).toMatchObject(shown);
    expect(shown["webhook-id"]).toBe(eventId);
    expect(new Webhook(webhook.secret).verify(contents.body, shown)).toBeTruthy();
  }
  const [first, second] = contents.attempts;
  expect(first).toMatchObject({ status: 503, response: "later" });
  expect(Object.fromEntries(first?.answered ?? [])).toMatchObject({
    "x-why": "tea break",
    "set-cookie": "…",
  });
  expect(second).toMatchObject({ status: 200, error: null });
  expect(JSON.stringify(contents)).not.toContain(webhook.secret);
});

it("an attempt that sent nothing, or was not kept, has no headers; others' deliveries are not found", async () => {
  const { webhook } = await makeDeliveryAt(start);
  allowLoopback(false);
  await sendUntil(later(0.001), start);
  const { id } = await readDelivery(webhook.workspaceId);
  const caller = await operatorFor(webhook.workspaceId);
  const contents = await readContents(caller, { webhook_id: webhook.id, delivery_id: id });
  expect(contents.attempts).toMatchObject([{ status: null, answered: null }]);
  await withWorkspace(webhook.workspaceId, (tx) =>
    tx.deliveryAttempt.updateMany({ where: { deliveryId: id }, data: { url: null, signature: null } }),
  );
  const old = await readContents(caller, { webhook_id: webhook.id, delivery_id: id });
  expect(old.attempts[0]?.sent).toBeNull();
  const other = await makeDeliveryAt(start);
  for (const ids of [
    { webhook_id: other.webhook.id, delivery_id: id },
    { webhook_id: webhook.id, delivery_id: "nonsense" },
  ])
    await expect(readContents(await operatorFor(other.webhook.workspaceId), ids)).rejects.toMatchObject({
      title: "Not Found",
    });
});

it("the log is narrowed by event, time, id and words of the body, and signs of patterns are text", async () => {
  const { webhook, eventId } = await makeDeliveryAt(start);
  await recordChange(webhook.workspaceId, later(2));
  const caller = await operatorFor(webhook.workspaceId);
  const count = async (query: object) =>
    (await readDeliveryLog(caller, webhook.id, DeliveryLogQuery.parse(query), later(3))).total;
  const { id } = await readDelivery(webhook.workspaceId);
  expect(await count({})).toBe(2);
  expect(await count({ q: eventId })).toBe(1);
  expect(await count({ q: id })).toBe(1);
  expect(await count({ q: `"CAUSE":"audit"` })).toBe(2);
  for (const q of ["%", "score_changed", "\\", "nobody says this"]) expect(await count({ q }), q).toBe(0);
  expect(await count({ event: "score.changed" })).toBe(2);
  expect(await count({ event: "webhook.test" })).toBe(0);
  expect(await count({ from: later(1).toISOString() })).toBe(1);
  expect(await count({ to: later(1).toISOString(), status: "pending" })).toBe(1);
  expect(DeliveryLogQuery.safeParse({ from: "yesterday" }).success).toBe(false);
});
