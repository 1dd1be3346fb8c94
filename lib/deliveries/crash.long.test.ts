import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  allowLoopback,
  type Receiver,
  readAuthority,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces } from "../db.ts";
import { makeWebhook, recordChange } from "./testing/deliveries.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-crash-"));
const authority = join(folder, "authority.pem");
let receiver: Receiver;

beforeAll(async () => {
  allowLoopback(true);
  receiver = await startHttpsReceiver();
  writeFileSync(authority, await readAuthority());
});
afterEach(async () => {
  killWorkers();
  receiver.requests.length = 0;
  await acrossWorkspaces((tx) => tx.event.deleteMany());
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const startWorker = () => startWorkerProcess({ NODE_EXTRA_CA_CERTS: authority });

const within = (seconds: number) => ({ timeout: seconds * 1_000, interval: 20 });

const statuses = async () => {
  const rows = await acrossWorkspaces((tx) => tx.delivery.groupBy({ by: ["status"], _count: true }));
  return Object.fromEntries(rows.map(({ status, _count }) => [status, _count]));
};

/** One delivery: an event at an endpoint. */
const arrivals = () =>
  receiver.requests.map(({ path, headers }) => `${path.slice(1)} ${headers["webhook-id"]}`);

describe("a worker that is killed", { timeout: 150_000 }, () => {
  it("in the midst of 1,000 deliveries loses none, and repeats only those whose end nobody knows", async () => {
    const { id: workspaceId } = await makeWorkspace();
    for (let n = 0; n < 10; n++) await makeWebhook(`${receiver.url}${n}`, { workspaceId });
    for (let n = 0; n < 100; n++) await recordChange(workspaceId, new Date());
    receiver.behave({ delayMs: 20 });
    const worker = startWorker();
    await vi.waitUntil(() => receiver.requests.length >= 333, within(60));
    worker.kill("SIGKILL");
    await vi.waitUntil(() => worker.signalCode !== null, within(5));
    await sleep(100);
    const leased = await acrossWorkspaces((tx) =>
      tx.delivery.findMany({ where: { leaseToken: { not: null } }, include: { webhook: true } }),
    );
    const ambiguous = leased.map(({ webhook, eventId }) => {
      return `${new URL(webhook?.url ?? "").pathname.slice(1)} ${eventId}`;
    });
    startWorker();
    await vi.waitUntil(async () => (await statuses()).succeeded === 1_000, within(100));
    const counts = new Map<string, number>();
    for (const key of arrivals()) counts.set(key, (counts.get(key) ?? 0) + 1);
    expect(counts.size).toBe(1_000);
    const repeated = [...counts].filter(([, count]) => count > 1);
    expect(repeated.map(([, count]) => count)).toEqual(repeated.map(() => 2));
    expect(ambiguous).toEqual(expect.arrayContaining(repeated.map(([key]) => key)));
    expect(ambiguous.length).toBeLessThanOrEqual(20);
    const attempts = await acrossWorkspaces((tx) => tx.deliveryAttempt.count());
    expect(attempts).toBe(1_000);
  });
});
