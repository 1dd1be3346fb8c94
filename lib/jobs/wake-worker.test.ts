import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { databaseUrl } from "#lib/database-connections.ts";
import { withWorkspace } from "#lib/db.ts";
import { recordEvent } from "#lib/events/record-event.ts";
import { makeSmallWorkspace } from "#scripts/testing/audits.ts";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { WORK_CHANNEL, wakeWorker } from "./wake-worker.ts";

let listener: pg.Client;
const heard: (string | undefined)[] = [];

beforeAll(async () => {
  listener = new pg.Client({ connectionString: databaseUrl() });
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(payload));
  await listener.query(`LISTEN ${WORK_CHANNEL}`);
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => listener.end());

const now = new Date();
const listen = () => listener.query("SELECT pg_sleep(0.1)");

it("is heard when the transaction of the event commits, and not before", async () => {
  const workspace = await makeWorkspace();
  const id = await makeWebhook(workspace);
  await withWorkspace(workspace.id, async (tx) => {
    const event = { workspaceId: workspace.id, type: "webhook.test", now, onlyWebhook: id } as const;
    await recordEvent(tx, { ...event, data: { webhook_id: id } });
    await listen();
    expect(heard).toEqual([]);
  });
  await vi.waitFor(() => expect(heard).toEqual(["deliveries"]), { timeout: 2_000 });
});

it("is not heard of an event that nobody gets", async () => {
  const { id } = await makeWorkspace();
  const data = { webhook_id: "none" };
  const event = { workspaceId: id, type: "webhook.test", now, data, onlyUrl: true } as const;
  await withWorkspace(id, (tx) => recordEvent(tx, event));
  await listen();
  expect(heard).toEqual([]);
});

it("is heard of an audit that is asked for, and not of one that is refused", async () => {
  const { id } = await makeSmallWorkspace("agency");
  const start = async () => startAudit(await operatorFor(id), { lookback_days: 90 }, { now });
  await start();
  await vi.waitFor(() => expect(heard).toEqual(["audits"]), { timeout: 2_000 });
  await expect(start()).rejects.toMatchObject({ title: "Audit In Progress" });
  await listen();
  expect(heard).toEqual(["audits"]);
});

it("is heard once for each kind, however often a transaction calls it", async () => {
  const { id } = await makeWorkspace();
  await withWorkspace(id, async (tx) => {
    for (let n = 0; n < 5; n++) for (const kind of ["uploads", "fits"] as const) await wakeWorker(tx, kind);
  });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), { timeout: 2_000 });
  await listen();
  expect(heard).toEqual(["uploads", "fits"]);
});
