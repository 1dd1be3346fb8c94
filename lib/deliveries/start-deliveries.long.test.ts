import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces } from "../db.ts";
import { listenForWork } from "../jobs/listen-for-work.ts";
import { SLOW_AFTER_SECONDS } from "./assign-slots.ts";
import { LEASE_SECONDS } from "./read-queues.ts";
import { startDeliveries } from "./start-deliveries.ts";
import { makeWebhook, readDeliveries, recordChange } from "./testing/deliveries.ts";

/** Longer than any test: what is sent was woken. */
const NEVER_MS = 3_600_000;
const receivers: Receiver[] = [];
const stops: (() => Promise<void>)[] = [];

beforeEach(() => allowLoopback(true));
afterEach(async () => {
  vi.useRealTimers();
  // Closed first: nobody waits for a tar pit.
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await acrossWorkspaces((tx) => tx.event.deleteMany());
  await ownerPool().query("DROP FUNCTION IF EXISTS count_flights CASCADE; DROP TABLE IF EXISTS flights");
});

async function startReceiver(behaviour: Parameters<Receiver["behave"]>[0] = {}) {
  const receiver = await startHttpsReceiver();
  receiver.behave(behaviour);
  receivers.push(receiver);
  return receiver;
}

/** As a worker does it. */
const start = (pollEveryMs?: number) => {
  const { wake, stop } = startDeliveries(pollEveryMs);
  const stopListening = listenForWork((kind) => kind === "deliveries" && wake());
  const stopBoth = async () => {
    await Promise.all([stop(), stopListening()]);
  };
  stops.push(stopBoth);
  return stopBoth;
};

const until = (condition: () => Promise<boolean> | boolean, seconds = 15) =>
  vi.waitUntil(condition, { timeout: seconds * 1_000, interval: 20 });

/**
 * Counts, whenever deliveries are claimed or recorded, what is in flight. A busy machine can turn attempts slow, and those
 * give their slots free: a workspace is looked at until its first slow one.
 */
async function watchFlights() {
  const slowUntil = `clock_timestamp() + interval '${LEASE_SECONDS - SLOW_AFTER_SECONDS} s'`;
  await ownerPool().query(`
    CREATE TABLE flights (n serial, workspace_id text, endpoint int, workspace int, any_slow bool);
    CREATE FUNCTION count_flights() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      INSERT INTO flights (workspace_id, endpoint, workspace, any_slow)
        SELECT workspace_id, max(n), sum(n), bool_or(is_slow) FROM (
          SELECT workspace_id, count(*) AS n, min(lease_until) < ${slowUntil} AS is_slow FROM deliveries
          WHERE status = 'pending' AND lease_until > clock_timestamp() GROUP BY workspace_id, webhook_id) AS endpoints
        GROUP BY workspace_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_flights AFTER UPDATE ON deliveries EXECUTE FUNCTION count_flights();`);
  return async (workspaceId: string) => {
    const { rows } = await ownerPool().query<{ endpoint: number; workspace: number }>(
      `SELECT max(endpoint) AS endpoint, max(workspace) FILTER (WHERE NOT slow_before) AS workspace FROM (
         SELECT *, bool_or(any_slow) OVER (ORDER BY n) AS slow_before FROM flights WHERE workspace_id = $1) AS seen`,
      [workspaceId],
    );
    return rows[0];
  };
}

const allEnded = (workspaceId: string) => async () =>
  (await readDeliveries(workspaceId)).every(({ status }) => status !== "pending");

describe("startDeliveries", { timeout: 60_000 }, () => {
  it("is woken by what is recorded, also after its connection to the database broke", async () => {
    const receiver = await startReceiver();
    const { workspaceId } = await makeWebhook(receiver.url);
    start(NEVER_MS);
    for (let n = 0; n < 10; n++) {
      await recordChange(workspaceId, new Date());
      await until(() => receiver.requests.length === n + 1);
    }
    await ownerPool()
      .query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      )
      .catch(() => {});
    // The pool's own connections are broken, too, until it has noticed.
    await vi.waitFor(() => recordChange(workspaceId, new Date()));
    await until(() => receiver.requests.length === 11);
  });

  it("signs with the database's time: receivers accept it from a machine whose clock is ten minutes ahead", async () => {
    const receiver = await startReceiver();
    const webhook = await makeWebhook(receiver.url);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_000 });
    start();
    await recordChange(webhook.workspaceId, new Date(Date.now() - 600_000));
    await until(() => receiver.requests.length === 1);
    vi.useRealTimers();
    const [request] = receiver.requests;
    const headers = request?.headers as Record<string, string>;
    expect(new Webhook(webhook.secret).verify(request?.body ?? "", headers)).toMatchObject({
      type: "score.changed",
    });
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1_000)).toBeLessThan(60);
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
    const record = () =>
      Promise.all([
        recordChange(good.workspaceId, new Date(), together ? `${tarPit.url}audit` : undefined),
        ...others.map((workspaceId) => recordChange(workspaceId, new Date())),
      ]);
    for (let n = 0; n < 5; n++) await record();
    start();
    for (let n = 0; n < 5; n++) await record();
    const perPit = () => Map.groupBy(tarPit.requests, ({ path }) => path);
    await until(() => receiver.requests.length === 10 && perPit().size === (together ? 50 : 49));
    // None of the pits has been given up: nothing waited for one.
    const given = await acrossWorkspaces((tx) => tx.deliveryAttempt.count({ where: { status: null } }));
    expect(given).toBe(0);
    for (const requests of perPit().values()) expect(requests.length).toBeLessThanOrEqual(5);
  });

  it("told to stop lets what is in flight finish", async () => {
    const receiver = await startReceiver({ delayMs: 700 });
    const { workspaceId } = await makeWebhook(receiver.url);
    for (let n = 0; n < 5; n++) await recordChange(workspaceId, new Date());
    const stop = start();
    await until(() => receiver.requests.length > 0);
    await recordChange(workspaceId, new Date());
    await stop();
    const statuses = (await readDeliveries(workspaceId)).map(({ status }) => status).sort();
    expect(statuses).toEqual(["pending", ...Array(5).fill("succeeded")]);
    expect(receiver.requests).toHaveLength(5);
  });
});
