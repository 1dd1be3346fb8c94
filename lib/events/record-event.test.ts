import { expect, it } from "vitest";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { withWorkspace } from "../db.ts";
import { recordEvent } from "./record-event.ts";
import type { EventType } from "./schemas.ts";

const now = new Date("2024-11-20T09:00:00.000Z");
const DATA = {
  "audit.completed": {
    completed_at: now.toISOString(),
    pillars: null,
    score: 51.2,
    status: "completed",
    audit_id: "aud_1",
  },
  "score.changed": {
    cause: { kind: "live" },
    score: 51.2,
    previous_score: null,
    delta: "+0.0",
    pillars: {},
    formula_version: "v1",
    calculated_at: now.toISOString(),
  },
  "campaign.phase_changed": {
    campaign_id: "cmp_1",
    name: "Spring menu",
    status: "active",
    phase: "Foundation",
    previous_phase: null,
    changed_at: now.toISOString(),
  },
} as const;

type Options = Partial<Omit<Parameters<typeof recordEvent>[1], "workspaceId">>;

function record(workspaceId: string, type: EventType, options: Options = {}) {
  const event = { workspaceId, type, data: DATA[type], now, ...options };
  return withWorkspace(workspaceId, (tx) => recordEvent(tx, event));
}

const deliveriesOf = (workspaceId: string, eventId: string) =>
  withWorkspace(workspaceId, (tx) => tx.delivery.findMany({ where: { workspaceId, eventId } }));

const eventsOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) =>
    tx.event.findMany({ where: { workspaceId }, orderBy: { sequence: "asc" } }),
  );

const bodyOf = async (workspaceId: string, eventId: string) =>
  (await eventsOf(workspaceId)).find(({ id }) => id === eventId)?.body ?? "";

it.each([
  ["audit.completed", "audit_id, workspace_id, sequence, status, score, pillars, completed_at"],
  [
    "score.changed",
    "workspace_id, sequence, score, previous_score, delta, pillars, formula_version, calculated_at, cause",
  ],
  [
    "campaign.phase_changed",
    "campaign_id, workspace_id, sequence, name, status, phase, previous_phase, changed_at",
  ],
] as const)(
  "the body of %s is { type, timestamp, data } with the fields %s, in this order",
  async (type, fields) => {
    const { id } = await makeWorkspace();
    const { eventId } = await record(id, type);
    expect(eventId).toMatch(/^msg_\w{22}$/);
    const body = JSON.parse(await bodyOf(id, eventId));
    expect(Object.keys(body)).toEqual(["type", "timestamp", "data"]);
    expect(body).toMatchObject({ type, timestamp: now.toISOString(), data: DATA[type] });
    expect(Object.keys(body.data)).toEqual(fields.split(", "));
    expect(body.data).toMatchObject({ workspace_id: id, sequence: 1 });
  },
);

it("refuses an event without one of its fields, and gives its number back", async () => {
  const { id } = await makeWorkspace();
  const { score: _, ...incomplete } = DATA["score.changed"];
  await expect(record(id, "score.changed", { data: incomplete })).rejects.toThrow(
    "score.changed has no score",
  );
  await record(id, "score.changed");
  expect((await eventsOf(id)).map(({ sequence }) => sequence)).toEqual([1n]);
});

it("numbers the events of 50 transactions at once without a gap and without a second of any", async () => {
  const [workspace, other] = [await makeWorkspace(), await makeWorkspace()];
  await record(other.id, "audit.completed");
  const all = Array.from({ length: 50 }, (_, n) =>
    withWorkspace(workspace.id, async (tx) => {
      const event = { workspaceId: workspace.id, type: "audit.completed" as const, now };
      await recordEvent(tx, { ...event, data: DATA["audit.completed"] });
      if (n % 5 === 0) throw new Error("rolled back");
    }).catch(() => {}),
  );
  await Promise.all(all);
  const events = await eventsOf(workspace.id);
  expect(events.map(({ sequence }) => Number(sequence))).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  for (const { body, sequence } of events) expect(JSON.parse(body).data.sequence).toBe(Number(sequence));
  expect((await eventsOf(other.id)).map(({ sequence }) => sequence)).toEqual([1n]);
});

it("makes one pending delivery, due now, for each active webhook of the workspace with the type", async () => {
  const [workspace, other] = [await makeWorkspace(), await makeWorkspace()];
  const make = (changes: object) => makeWebhook(workspace, changes);
  const subscribed = await make({ events: ["score.changed", "audit.completed"] });
  await make({ events: ["campaign.phase_changed"] });
  for (const status of ["paused", "disabled"]) {
    const id = await make({ events: ["score.changed"] });
    const where = { workspaceId: workspace.id, id };
    await withWorkspace(workspace.id, (tx) => tx.webhook.updateMany({ where, data: { status } }));
  }
  await makeWebhook(other, { events: ["score.changed"] });
  const { eventId, deliveryIds } = await record(workspace.id, "score.changed");
  const rows = await deliveriesOf(workspace.id, eventId);
  expect(rows.map(({ id }) => id)).toEqual(deliveryIds);
  expect(rows).toMatchObject([
    { webhookId: subscribed, url: null, status: "pending", attempts: 0, nextAttemptAt: now, createdAt: now },
  ]);
});

it("adds a delivery to the address that is given, and makes it the only one when told so", async () => {
  const workspace = await makeWorkspace();
  const webhookId = await makeWebhook(workspace, { events: ["audit.completed"] });
  const url = "https://runs.example.com/done";
  const both = await record(workspace.id, "audit.completed", { url });
  const targets = (await deliveriesOf(workspace.id, both.eventId)).map((row) => row.webhookId ?? row.url);
  expect(targets.sort()).toEqual([url, webhookId].sort());
  const alone = await record(workspace.id, "audit.completed", { url, onlyUrl: true });
  expect(await deliveriesOf(workspace.id, alone.eventId)).toMatchObject([{ webhookId: null, url }]);
});

it("goes to one webhook alone when told so, whatever its status and its events", async () => {
  const workspace = await makeWorkspace();
  await makeWebhook(workspace, { events: ["audit.completed"] });
  const only = await makeWebhook(workspace, { events: ["score.changed"] });
  const paused = { where: { workspaceId: workspace.id, id: only }, data: { status: "paused" } };
  await withWorkspace(workspace.id, (tx) => tx.webhook.updateMany(paused));
  const { eventId } = await record(workspace.id, "audit.completed", { onlyWebhook: only });
  expect(await deliveriesOf(workspace.id, eventId)).toMatchObject([{ webhookId: only }]);
});

it("is recorded without any receiver, too", async () => {
  const { id } = await makeWorkspace();
  expect((await record(id, "audit.completed")).deliveryIds).toEqual([]);
  expect(await eventsOf(id)).toHaveLength(1);
});
