import { expect, it } from "vitest";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { replayDelivery } from "../webhooks/replay-delivery.ts";
import { replayRange } from "../webhooks/replay-range.ts";

const AHEAD_MS = 60_000;

/** A delivery of a web server whose clock is a minute ahead, or behind. */
async function makeAt(now: Date) {
  const { id: workspaceId, key } = await makeWorkspace();
  const webhookId = await makeWebhook({ id: workspaceId, key });
  const data = { webhook_id: webhookId };
  const event = { workspaceId, type: "webhook.test" as const, data, now, onlyWebhook: webhookId };
  const { deliveryIds } = await withWorkspace(workspaceId, (tx) => recordEvent(tx, event));
  return { workspaceId, webhookId, deliveryId: deliveryIds[0] ?? "" };
}

function read(workspaceId: string, id: string) {
  return withWorkspace(workspaceId, (tx) => tx.delivery.findFirstOrThrow({ where: { workspaceId, id } }));
}

/** Ends a delivery of an event of any type, so that it may be sent again. */
async function fail({ workspaceId, deliveryId }: { workspaceId: string; deliveryId: string }) {
  await withWorkspace(workspaceId, async (tx) => {
    await tx.event.updateMany({ where: { workspaceId }, data: { type: "score.changed" } });
    await tx.delivery.updateMany({
      where: { workspaceId, id: deliveryId },
      data: { status: "failed", nextAttemptAt: null },
    });
  });
}

function expectDueAtOnce(row: { nextAttemptAt: Date | null; createdAt: Date }, now: Date): void {
  expect(row.createdAt).toEqual(now);
  // The database of the tests runs on this machine's clock.
  expect(row.nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(row.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() - AHEAD_MS / 2);
}

it("a clock that is ahead of the database's delays no first attempt: of an event, of one replay, of many", async () => {
  const now = new Date(Date.now() + AHEAD_MS);
  const made = await makeAt(now);
  const { workspaceId, webhookId, deliveryId } = made;
  expectDueAtOnce(await read(workspaceId, deliveryId), now);
  await fail(made);
  const caller = await operatorFor(workspaceId);
  const again = await replayDelivery(caller, { webhook_id: webhookId, delivery_id: deliveryId }, now);
  expectDueAtOnce(await read(workspaceId, again.delivery_id), now);
  await fail({ workspaceId, deliveryId: again.delivery_id });
  const range = { from: now, to: now };
  expect(await replayRange(caller, webhookId, range, now)).toEqual({ replayed: 1, remaining: 0 });
  const where = { workspaceId, status: "pending" };
  const third = await withWorkspace(workspaceId, (tx) => tx.delivery.findFirstOrThrow({ where }));
  expectDueAtOnce(third, now);
});

it("what is made with a time that is past was due then", async () => {
  const now = new Date(Date.now() - AHEAD_MS);
  const { workspaceId, deliveryId } = await makeAt(now);
  expect(await read(workspaceId, deliveryId)).toMatchObject({ createdAt: now, nextAttemptAt: now });
});
