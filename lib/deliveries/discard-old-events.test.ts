import { describe, expect, it } from "vitest";
import { withWorkspace } from "../db.ts";
import { discardOldEvents } from "./discard-old-events.ts";
import { makeWebhook, readDeliveries, recordChange } from "./testing/deliveries.ts";

const DAY = 86_400_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);

const listEvents = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.event.findMany({ where: { workspaceId }, orderBy: { sequence: "asc" } }),
  );

/** Sets the deliveries of an event, as if they had been sent. */
const end = (workspaceId: string, eventId: string, status = "succeeded") =>
  withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId, eventId };
    await tx.delivery.updateMany({ where, data: { status, attempts: 1 } });
    for (const { id, createdAt } of await tx.delivery.findMany({ where }))
      await tx.deliveryAttempt.create({
        data: { workspaceId, deliveryId: id, number: 1, at: createdAt, durationMs: 1 },
      });
  });

describe("discardOldEvents", () => {
  it("removes what is older than 30 days, with its attempts", async () => {
    const { workspaceId } = await makeWebhook("https://example.com/");
    const old = await recordChange(workspaceId, daysAgo(31));
    const fresh = await recordChange(workspaceId, daysAgo(29));
    for (const { eventId } of [old, fresh]) await end(workspaceId, eventId);
    await discardOldEvents(now);
    expect((await listEvents(workspaceId)).map(({ id }) => id)).toEqual([fresh.eventId]);
    expect((await readDeliveries(workspaceId)).map(({ eventId }) => eventId)).toEqual([fresh.eventId]);
    const attempts = await withWorkspace(workspaceId, (tx) =>
      tx.deliveryAttempt.count({ where: { workspaceId } }),
    );
    expect(attempts).toBe(1);
  });

  it("keeps the newest score.changed of each workspace, but not its old deliveries", async () => {
    const [one, two] = [await makeWebhook("https://example.com/"), await makeWebhook("https://example.com/")];
    const newest: string[] = [];
    for (const { workspaceId } of [one, two]) {
      for (const days of [90, 60, 45]) {
        const { eventId } = await recordChange(workspaceId, daysAgo(days));
        await end(workspaceId, eventId, "failed");
        if (days === 45) newest.push(eventId);
      }
    }
    await discardOldEvents(now);
    for (const [n, { workspaceId }] of [one, two].entries()) {
      expect((await listEvents(workspaceId)).map(({ id }) => id)).toEqual([newest[n]]);
      expect(await readDeliveries(workspaceId)).toEqual([]);
    }
  });

  it("keeps what is pending and what was replayed lately, with the event", async () => {
    const { workspaceId, id } = await makeWebhook("https://example.com/");
    const pending = await recordChange(workspaceId, daysAgo(50));
    const replayed = await recordChange(workspaceId, daysAgo(40));
    const fresh = await recordChange(workspaceId, now);
    for (const { eventId } of [replayed, fresh]) await end(workspaceId, eventId);
    const again = {
      id: "dlv_again",
      eventId: replayed.eventId,
      webhookId: id,
      status: "succeeded",
      createdAt: daysAgo(1),
    };
    await withWorkspace(workspaceId, (tx) => tx.delivery.create({ data: { workspaceId, ...again } }));
    await discardOldEvents(now);
    const kept = [pending, replayed, fresh].map(({ eventId }) => eventId);
    expect((await listEvents(workspaceId)).map((event) => event.id)).toEqual(kept);
    expect((await readDeliveries(workspaceId)).map((delivery) => delivery.id)).toEqual([
      ...pending.deliveryIds,
      "dlv_again",
      ...fresh.deliveryIds,
    ]);
  });
});
