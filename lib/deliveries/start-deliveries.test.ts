import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces, databasePool } from "../db.ts";
import { LEASE_SECONDS, SLOW_AFTER_SECONDS } from "./claim-due.ts";
import { startDeliveries } from "./start-deliveries.ts";
import { makeWebhook, readDeliveries, recordChange } from "./testing/deliveries.ts";

const receivers: Receiver[] = [];
const stops: (() => Promise<void>)[] = [];

beforeEach(() => allowLoopback(true));
afterEach(async () => {
  // Closed first: nobody waits for a tar pit.
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await acrossWorkspaces((tx) => tx.event.deleteMany());
  await databasePool().query("DROP FUNCTION IF EXISTS count_flights CASCADE; DROP TABLE IF EXISTS flights");
});

async function startReceiver(behaviour: Parameters<Receiver["behave"]>[0] = {}) {
  const receiver = await startHttpsReceiver();
  receiver.behave(behaviour);
  receivers.push(receiver);
  return receiver;
}

const start = () => {
  const stop = startDeliveries();
  stops.push(stop);
  return stop;
};

async function until(condition: () => Promise<boolean>, seconds = 15): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50))
    if (await condition()) return;
  throw new Error(`not within ${seconds} s`);
}

/**
 * Counts, whenever deliveries are claimed or recorded, what is in flight. A busy machine can turn attempts slow, and those
 * give their slots free: of a workspace only endpoints without one count.
 */
async function watchFlights() {
  const slowUntil = `clock_timestamp() + interval '${LEASE_SECONDS - SLOW_AFTER_SECONDS} s'`;
  await databasePool().query(`
    CREATE TABLE flights (workspace_id text, endpoint int, workspace int);
    CREATE FUNCTION count_flights() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO flights
        SELECT workspace_id, max(n), coalesce(sum(n) FILTER (WHERE NOT is_slow), 0) FROM (
          SELECT workspace_id, count(*) AS n, min(lease_until) < ${slowUntil} AS is_slow FROM deliveries
          WHERE status = 'pending' AND lease_until > clock_timestamp() GROUP BY workspace_id, webhook_id) AS endpoints
        GROUP BY workspace_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_flights AFTER UPDATE ON deliveries EXECUTE FUNCTION count_flights();`);
  return async (workspaceId: string) => {
    const { rows } = await databasePool().query<{ endpoint: number; workspace: number }>(
      "SELECT max(endpoint) AS endpoint, max(workspace) AS workspace FROM flights WHERE workspace_id = $1",
      [workspaceId],
    );
    return rows[0];
  };
}

const allEnded = (workspaceId: string) => async () =>
  (await readDeliveries(workspaceId)).every(({ status }) => status !== "pending");

describe("startDeliveries", { timeout: 60_000 }, () => {
  it("sends within a moment what is recorded, also after its connection to the database broke", async () => {
    const receiver = await startReceiver();
    const { workspaceId } = await makeWebhook(receiver.url);
    start();
    await sleep(1_000);
    const latencies: number[] = [];
    for (let n = 0; n < 10; n++) {
      await recordChange(workspaceId, new Date());
      const committed = Date.now();
      await until(async () => receiver.requests.length === n + 1);
      latencies.push((receiver.requests[n]?.at ?? 0) - committed);
    }
    expect(latencies.sort((a, b) => a - b)[5]).toBeLessThan(200);
    await databasePool()
      .query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      )
      .catch(() => {});
    await sleep(200);
    await recordChange(workspaceId, new Date());
    await until(async () => receiver.requests.length === 11, 5);
  });

  it("keeps to five in flight for an endpoint and twenty for a workspace, over all workers", async () => {
    const receiver = await startReceiver({ delayMs: 150 });
    const { id: workspaceId } = await makeWorkspace();
    for (let n = 0; n < 8; n++) await makeWebhook(`${receiver.url}${n}`, { workspaceId });
    for (let n = 0; n < 30; n++) await recordChange(workspaceId, new Date());
    const alone = await makeWebhook(`${receiver.url}alone`);
    for (let n = 0; n < 30; n++) await recordChange(alone.workspaceId, new Date());
    const readMost = await watchFlights();
    for (let n = 0; n < 3; n++) start();
    await until(allEnded(workspaceId), 30);
    await until(allEnded(alone.workspaceId), 30);
    const together = await readMost(workspaceId);
    expect(together?.workspace).toBe(20);
    expect(together?.endpoint).toBeLessThanOrEqual(5);
    expect(await readMost(alone.workspaceId)).toEqual({ endpoint: 5, workspace: 5 });
    const pairs = receiver.requests.map(({ path, headers }) => `${path} ${headers["webhook-id"]}`);
    expect(pairs).toHaveLength(270);
    expect(new Set(pairs).size).toBe(270);
  });

  it.each([
    ["of the same workspace", true],
    ["of fifty other workspaces", false],
  ])("is not held up by tar pits %s", async (_, together) => {
    const tarPit = await startReceiver({ ending: "tar-pit" });
    const receiver = await startReceiver();
    const good = await makeWebhook(receiver.url);
    const others: string[] = [];
    for (let n = 0; n < 49; n++) {
      const workspaceId = together ? good.workspaceId : (await makeWorkspace()).id;
      await makeWebhook(`${tarPit.url}${n}`, { workspaceId });
      if (!together) others.push(workspaceId);
    }
    const recorded = new Map<string, number>();
    const record = async () => {
      const [{ eventId }] = await Promise.all([
        recordChange(good.workspaceId, new Date(), together ? `${tarPit.url}audit` : undefined),
        ...others.map((workspaceId) => recordChange(workspaceId, new Date())),
      ]);
      recorded.set(eventId, Date.now());
    };
    for (let n = 0; n < 5; n++) await record();
    start();
    for (let n = 0; n < 25; n++) {
      await record();
      await sleep(200);
    }
    await until(async () => receiver.requests.length >= 30);
    const latencies = receiver.requests
      .map(({ headers, at }) => at - (recorded.get(String(headers["webhook-id"])) ?? 0))
      .sort((a, b) => a - b);
    expect(latencies[Math.floor(0.95 * 30)]).toBeLessThan(2_000);
    const perPit = Map.groupBy(tarPit.requests, ({ path }) => path);
    expect(perPit.size).toBe(together ? 50 : 49);
    for (const requests of perPit.values()) expect(requests.length).toBeLessThanOrEqual(5);
  });

  it("told to stop lets what is in flight finish", async () => {
    const receiver = await startReceiver({ delayMs: 700 });
    const { workspaceId } = await makeWebhook(receiver.url);
    for (let n = 0; n < 5; n++) await recordChange(workspaceId, new Date());
    const stop = start();
    await until(async () => receiver.requests.length > 0);
    await recordChange(workspaceId, new Date());
    await stop();
    const statuses = (await readDeliveries(workspaceId)).map(({ status }) => status).sort();
    expect(statuses).toEqual(["pending", ...Array(5).fill("succeeded")]);
    expect(receiver.requests).toHaveLength(5);
  });
});
