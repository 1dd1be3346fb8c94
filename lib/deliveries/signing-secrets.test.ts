import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { getOrMakeSigningSecret } from "../secrets/signing-secret.ts";
import { rotateSecret } from "../webhooks/rotate-secret.ts";
import {
  clearDeliveries,
  makeDeliveryAt,
  readDelivery,
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
    expect(tries.map(({ status }) => status)).toEqual([500, 500, 200]);
    const secret = await withWorkspace(id, (tx) => getOrMakeSigningSecret(tx, id, start));
    const [first] = receiver.requests;
    const body = new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>);
    expect(body).toMatchObject({ type: "score.changed" });
  });
});
