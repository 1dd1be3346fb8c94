import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { makeWebhook } from "#scripts/testing/reach.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { databaseUrl, withWorkspace } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { DELIVERIES_CHANNEL } from "./wake-sender.ts";

let listener: pg.Client;
let heard = 0;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: databaseUrl() });
  await listener.connect();
  listener.on("notification", () => heard++);
  await listener.query(`LISTEN ${DELIVERIES_CHANNEL}`);
});
beforeEach(() => {
  heard = 0;
});
afterAll(() => listener.end());

const now = new Date();

it("is heard when the transaction of the event commits, and not before", async () => {
  const workspace = await makeWorkspace();
  const id = await makeWebhook(workspace);
  await withWorkspace(workspace.id, async (tx) => {
    const event = { workspaceId: workspace.id, type: "webhook.test", now, onlyWebhook: id } as const;
    await recordEvent(tx, { ...event, data: { webhook_id: id } });
    await listener.query("SELECT pg_sleep(0.1)");
    expect(heard).toBe(0);
  });
  await vi.waitFor(() => expect(heard).toBe(1), { timeout: 2_000 });
});

it("is not heard of an event that nobody gets", async () => {
  const { id } = await makeWorkspace();
  const event = {
    workspaceId: id,
    type: "webhook.test",
    now,
    data: { webhook_id: "none" },
    onlyUrl: true,
  } as const;
  await withWorkspace(id, (tx) => recordEvent(tx, event));
  await listener.query("SELECT pg_sleep(0.1)");
  expect(heard).toBe(0);
});
