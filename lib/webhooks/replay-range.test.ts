import { expect, it } from "vitest";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { operatorFor } from "../access/operator-for.ts";
import { withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { countReplay, replayRange } from "./replay-range.ts";

const HOUR_MS = 3_600_000;
const start = new Date("2024-11-01T00:00:00.000Z").getTime();
const hour = (n: number) => new Date(start + n * HOUR_MS);

/** Writes one event an hour, each with a delivery to the webhook. */
async function writeDeliveries(
  workspaceId: string,
  webhookId: string,
  statuses: string[],
  type = "score.changed",
) {
  const events = statuses.map((_, n) => {
    return { workspaceId, id: newId("msg"), sequence: BigInt(n + 1), type, body: "{}", createdAt: hour(n) };
  });
  const deliveries = statuses.map((status, n) => {
    const ids = { workspaceId, id: newId("dlv"), eventId: events[n]?.id ?? "", webhookId };
    return { ...ids, status, createdAt: hour(n) };
  });
  await withWorkspace(workspaceId, async (tx) => {
    await tx.event.createMany({ data: events });
    await tx.delivery.createMany({ data: deliveries });
  });
  return events.map(({ id }) => id);
}

const pendingOf = (workspaceId: string) =>
  withWorkspace(workspaceId, (tx) => tx.delivery.findMany({ where: { workspaceId, status: "pending" } }));

async function setUp(statuses: string[], type?: string) {
  const { id: workspaceId, key } = await makeWorkspace();
  const webhookId = await makeWebhook({ id: workspaceId, key });
  const eventIds = await writeDeliveries(workspaceId, webhookId, statuses, type);
  const caller = await operatorFor(workspaceId);
  const now = hour(5_000);
  const replay = (from: number, to: number) =>
    replayRange(caller, webhookId, { from: hour(from), to: hour(to) }, now);
  return { workspaceId, webhookId, eventIds, caller, now, replay };
}

it("sends what failed in the range, both ends included, and nothing else", async () => {
  const { workspaceId, webhookId, eventIds, now, replay } = await setUp([
    "failed",
    "failed",
    "succeeded",
    "pending",
    "failed",
    "failed",
  ]);
  expect(await replay(1, 4)).toEqual({ replayed: 2, remaining: 0 });
  const made = (await pendingOf(workspaceId)).filter(
    ({ createdAt }) => createdAt.getTime() === now.getTime(),
  );
  expect(made.map(({ eventId }) => eventId).sort()).toEqual([eventIds[1], eventIds[4]].sort());
  for (const row of made) expect(row).toMatchObject({ webhookId, nextAttemptAt: now, attempts: 0 });
});

it("sends a message once, however often it failed, and not while it is pending again or once it has arrived", async () => {
  const { workspaceId, replay, now } = await setUp(["failed", "failed"]);
  const all = await Promise.all([replay(0, 9), replay(0, 9), replay(0, 9)]);
  expect(all.map(({ replayed }) => replayed).sort()).toEqual([0, 0, 2]);
  const where = { workspaceId, createdAt: now };
  const [first, second] = await withWorkspace(workspaceId, (tx) =>
    tx.delivery.findMany({ where, orderBy: { eventId: "asc" } }),
  );
  const end = (id: string | undefined, status: string) =>
    withWorkspace(workspaceId, (tx) =>
      tx.delivery.updateMany({ where: { workspaceId, id: id ?? "" }, data: { status } }),
    );
  await end(first?.id, "succeeded");
  await end(second?.id, "failed");
  expect(await replay(0, 9_000)).toEqual({ replayed: 1, remaining: 0 });
  expect((await pendingOf(workspaceId)).map(({ eventId }) => eventId)).toEqual([second?.eventId]);
});

it("takes the oldest 1,000 at a time and says how many are left", async () => {
  const { workspaceId, eventIds, replay } = await setUp(Array(1_003).fill("failed"));
  expect(await replay(0, 2_000)).toEqual({ replayed: 1_000, remaining: 3 });
  const taken = new Set((await pendingOf(workspaceId)).map(({ eventId }) => eventId));
  expect(taken).toEqual(new Set(eventIds.slice(0, 1_000)));
  expect(await replay(0, 2_000)).toEqual({ replayed: 3, remaining: 0 });
  expect(await replay(0, 2_000)).toEqual({ replayed: 0, remaining: 0 });
});

it("leaves test-sends and other webhooks alone", async () => {
  const { workspaceId, caller, replay } = await setUp(["failed"], "webhook.test");
  expect(await replay(0, 9)).toEqual({ replayed: 0, remaining: 0 });
  const stranger = await setUp(["failed"]);
  const range = { from: hour(0), to: hour(9) };
  await expect(replayRange(caller, stranger.webhookId, range, hour(9))).rejects.toMatchObject({
    title: "Not Found",
  });
  expect(await pendingOf(workspaceId)).toEqual([]);
});

it("403 Plan Required below Agency", async () => {
  const { caller, webhookId } = await setUp(["failed"]);
  const range = { from: hour(0), to: hour(9) };
  const refused = replayRange({ ...caller, plan: "pro" }, webhookId, range, hour(9));
  await expect(refused).rejects.toMatchObject({ title: "Plan Required" });
});

it("counts before it sends, of one event or of all", async () => {
  const { caller, webhookId, now, replay } = await setUp(["failed", "succeeded", "failed", "pending"]);
  const range = { from: hour(0), to: hour(9) };
  const count = async (event?: "score.changed" | "audit.completed") =>
    (await countReplay(caller, webhookId, { ...range, event })).messages;
  expect(await countReplay(caller, webhookId, range)).toEqual({ messages: 2, at_once: 1_000 });
  expect([await count("score.changed"), await count("audit.completed")]).toEqual([2, 0]);
  expect(await replayRange(caller, webhookId, { ...range, event: "audit.completed" }, now)).toEqual({
    replayed: 0,
    remaining: 0,
  });
  expect(await replay(0, 1)).toEqual({ replayed: 1, remaining: 0 });
  expect(await count()).toBe(1);
});
