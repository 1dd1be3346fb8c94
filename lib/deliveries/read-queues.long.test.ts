import { afterEach, beforeEach, expect, it } from "vitest";
import { allowLoopback } from "#scripts/testing/https-receiver.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { claimDue } from "./claim-due.ts";
import { LEASE_SECONDS, readQueues } from "./read-queues.ts";
import { clearDeliveries, makeWebhook, recordChange } from "./testing/deliveries.ts";

const URL = "https://127.0.0.1:1/";
const start = new Date();
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

beforeEach(() => allowLoopback(true));
afterEach(clearDeliveries);

const read = (now = later(60)) => acrossWorkspaces((tx) => readQueues(tx, now));
const update = (sql: string, ...values: unknown[]) => ownerPool().query(sql, values);

it("lists each endpoint with its five oldest deliveries that are due, in order", async () => {
  const { workspaceId } = await makeWebhook(URL);
  for (const seconds of [30, 10, 20, 70, 0, 50, 40]) await recordChange(workspaceId, later(seconds));
  await recordChange(workspaceId, later(5), `${URL}audit`);
  const queues = (await read()).toSorted((a, b) => b.waiting.length - a.waiting.length);
  const seconds = queues.map(({ waiting }) => waiting.map((one) => (one.dueAt.getTime() - +start) / 1_000));
  expect(seconds).toEqual([[0, 5, 10, 20, 30], [5]]);
  for (const queue of queues)
    expect(queue).toMatchObject({ workspaceId, inFlight: 0, failing: false, late: false });
  expect(await read(later(-1))).toEqual([]);
});

it("counts what is in flight, and says when it takes long", async () => {
  const { workspaceId } = await makeWebhook(URL);
  for (let n = 0; n < 4; n++) await recordChange(workspaceId, later(n));
  expect(await claimDue(later(60), { fast: 3, slow: 0 })).toHaveLength(3);
  expect(await read()).toMatchObject([{ inFlight: 3, late: false, waiting: [{ dueAt: later(3) }] }]);
  await update(
    "UPDATE deliveries SET lease_until = lease_until - interval '1 s' WHERE lease_token IS NOT NULL",
  );
  expect(await read()).toMatchObject([{ inFlight: 3, late: true }]);
  const over = `interval '${LEASE_SECONDS} s'`;
  await update(`UPDATE deliveries SET lease_until = lease_until - ${over} WHERE lease_token IS NOT NULL`);
  expect(await read()).toMatchObject([{ inFlight: 0, late: false, waiting: [{}, {}, {}, {}] }]);
});

it("tells endpoints whose last attempt failed: a webhook by its health, an audit's address by its attempts", async () => {
  const { workspaceId, id } = await makeWebhook(URL);
  await recordChange(workspaceId, start, `${URL}audit`);
  const failing = async () => (await read()).map((queue) => queue.failing);
  expect(await failing()).toEqual([false, false]);
  await update("UPDATE deliveries SET attempts = 1");
  expect((await failing()).toSorted()).toEqual([false, true]);
  await update("UPDATE webhooks SET failing_since = now() WHERE id = $1", id);
  expect(await failing()).toEqual([true, true]);
});

it("lets deliveries of a paused webhook wait, but for tests, and all of a deleted workspace", async () => {
  const { workspaceId, id } = await makeWebhook(URL);
  for (let n = 0; n < 9; n++) await recordChange(workspaceId, later(n));
  await update("UPDATE webhooks SET status = 'paused' WHERE id = $1", id);
  expect(await read()).toMatchObject([{ waiting: [] }]);
  const event = { workspaceId, type: "webhook.test", now: start, onlyWebhook: id } as const;
  await withWorkspace(workspaceId, (tx) => recordEvent(tx, { ...event, data: { webhook_id: id } }));
  const [queue] = await read();
  expect(queue?.waiting).toHaveLength(1);
  await update("UPDATE workspaces SET deleted_at = now() WHERE id = $1", workspaceId);
  expect(await read()).toEqual([]);
});

it("sorts no more than the oldest of a long queue: they come by an index", async () => {
  const { workspaceId } = await makeWebhook(URL);
  await recordChange(workspaceId, start);
  await update(`INSERT INTO deliveries (workspace_id, id, event_id, webhook_id, status, next_attempt_at, created_at)
    SELECT workspace_id, 'dlv_' || n, event_id, webhook_id, 'pending', next_attempt_at + make_interval(secs => n / 1000.0), created_at
    FROM deliveries, generate_series(1, 5000) n`);
  await update("ANALYZE deliveries");
  const scans = async () =>
    (
      await update(
        "SELECT idx_scan::int AS n FROM pg_stat_user_indexes WHERE indexrelname = 'deliveries_waiting'",
      )
    ).rows[0].n;
  const [queue] = await read();
  expect(queue?.waiting.map(({ dueAt }) => dueAt.getTime() - start.getTime())).toEqual([0, 1, 2, 3, 4]);
  // The figures of a connection are told when it has been idle for a moment.
  await expect.poll(scans, { timeout: 10_000 }).toBeGreaterThan(0);
});
