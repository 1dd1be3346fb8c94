import { type ChildProcess, spawn } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import tls from "node:tls";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { allowLoopback, type Receiver, startHttpsReceiver } from "#scripts/testing/https-receiver.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { acrossWorkspaces } from "../db.ts";
import { openQueue } from "../jobs/queue.ts";
import { makeWebhook, recordChange } from "./testing/deliveries.ts";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "plinth-crash-"));
const authority = join(folder, "authority.pem");
const workers: ChildProcess[] = [];
let receiver: Receiver;

beforeAll(async () => {
  allowLoopback(true);
  receiver = await startHttpsReceiver();
  const isOwn = (pem: string) => new X509Certificate(pem).subject.includes("plinth test authority");
  writeFileSync(authority, tls.getCACertificates("default").find(isOwn) ?? "");
  await openQueue("sender");
});
afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill("SIGKILL");
  receiver.requests.length = 0;
  await acrossWorkspaces((tx) => tx.event.deleteMany());
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true });
});

/** A worker as `npm start` runs it: a process of its own. */
function startWorkerProcess(nodeOptions: string[] = []): ChildProcess {
  const args = [...nodeOptions, "scripts/worker.ts"];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const worker = spawn(join(ROOT, "node_modules/.bin/node"), args, { cwd: ROOT, env, stdio: "ignore" });
  workers.push(worker);
  return worker;
}

async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  seconds: number,
): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(20))
    if (await condition()) return;
  throw new Error(`not within ${seconds} s: ${what}`);
}

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
    const worker = startWorkerProcess();
    await until("a third has arrived", () => receiver.requests.length >= 333, 60);
    worker.kill("SIGKILL");
    await until("the worker is gone", () => worker.signalCode !== null, 5);
    await sleep(100);
    const leased = await acrossWorkspaces((tx) =>
      tx.delivery.findMany({ where: { leaseToken: { not: null } }, include: { webhook: true } }),
    );
    const ambiguous = leased.map(({ webhook, eventId }) => {
      return `${new URL(webhook?.url ?? "").pathname.slice(1)} ${eventId}`;
    });
    startWorkerProcess();
    await until("all are delivered", async () => (await statuses()).succeeded === 1_000, 100);
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

describe("a worker whose clock is ten minutes ahead", { timeout: 60_000 }, () => {
  it("signs with a time that receivers accept", async () => {
    const module = join(folder, "ahead.mjs");
    writeFileSync(
      module,
      "const now = Date.now; Date.now = () => now() + 600_000;\n" +
        "globalThis.Date = class extends Date { constructor(...given) { given.length ? super(...given) : super(Date.now()); } };",
    );
    receiver.behave({});
    const webhook = await makeWebhook(receiver.url);
    startWorkerProcess(["--import", module]);
    await recordChange(webhook.workspaceId, new Date());
    await until("it arrives", () => receiver.requests.length === 1, 40);
    const [request] = receiver.requests;
    const headers = request?.headers as Record<string, string>;
    expect(new Webhook(webhook.secret).verify(request?.body ?? "", headers)).toMatchObject({
      type: "score.changed",
    });
    expect(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1_000)).toBeLessThan(5);
  });
});
