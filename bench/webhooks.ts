// Webhooks: deliveries a second for 1,000 events to 10 endpoints, p95 commit to receipt at 100/s, and that of a good endpoint beside 50 tar pits.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { operatorFor } from "#lib/access/operator-for.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { withWorkspace } from "#lib/db.ts";
import { recordEvent } from "#lib/events/record-event.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords, ROOT } from "#scripts/settings.ts";
import {
  allowLoopback,
  type Receiver,
  readAuthority,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { allRows } from "./product/all-rows.ts";

const EVENTS = 1_000;
const ENDPOINTS = 10;
const STEADY = { perSecond: 100, seconds: 10 };
const TAR_PITS = 50;

const home = mkdtempSync(join(tmpdir(), "plinth-bench-"));
chmodSync(home, 0o755);
process.env.PLINTH_ENCRYPTION_KEYS = `bench:${randomBytes(32).toString("base64")}`;
process.env.PLINTH_LOG_LEVEL = "warn";
delete process.env.DATABASE_URL;
delete process.env.DATABASE_DIRECT_URL;
const release = await openDatabase(home, makePostgresPasswords());
allowLoopback(true);
const receivers: Receiver[] = [];
const good = await startReceiver();
const authority = join(home, "authority.pem");
writeFileSync(authority, await readAuthority());
const worker = startWorker();
try {
  await sleep(3_000);
  await measureThroughput();
  await measureLatency();
  await measureBesideTarPits();
} finally {
  await stopWorker(worker);
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}

async function measureThroughput(): Promise<void> {
  const workspaceId = await makeWorkspace("throughput");
  for (let n = 0; n < ENDPOINTS; n++) await makeWebhook(workspaceId, `${good.url}${n}`);
  const begun = performance.now();
  for (let n = 0; n < EVENTS; n += 100) await record(workspaceId, 100);
  const recorded = performance.now();
  while ((await countPending()) > 0) await sleep(50);
  const seconds = (performance.now() - begun) / 1_000;
  const perSecond = Math.round((EVENTS * ENDPOINTS) / seconds);
  const recording = ((recorded - begun) / 1_000).toFixed(1);
  say(`${EVENTS} events x ${ENDPOINTS} endpoints`, `${perSecond} deliveries/s`);
  say(
    "",
    `${seconds.toFixed(1)} s from the first commit to the last record, ${recording} s of it recording events`,
  );
}

async function measureLatency(): Promise<void> {
  // Several workspaces: the events of one wait for each other while they are recorded.
  const workspaceIds: string[] = [];
  for (let n = 0; n < 5; n++) workspaceIds.push(await makeWorkspace(`steady ${n}`));
  for (const workspaceId of workspaceIds) await makeWebhook(workspaceId, `${good.url}steady`);
  const committed = await recordSteadily(workspaceIds, STEADY.perSecond, STEADY.seconds);
  say(`steady ${STEADY.perSecond}/s for ${STEADY.seconds} s`, await describeLatency(committed));
}

async function measureBesideTarPits(): Promise<void> {
  const tarPit = await startReceiver();
  tarPit.behave({ ending: "tar-pit" });
  for (const together of [true, false]) {
    const workspaceId = await makeWorkspace("good");
    await makeWebhook(workspaceId, `${good.url}${together ? "together" : "apart"}`);
    const others: string[] = [];
    for (let n = 0; n < TAR_PITS - 1; n++) {
      const other = together ? workspaceId : await makeWorkspace(`tar pit ${n}`);
      await makeWebhook(other, `${tarPit.url}${together}/${n}`);
      if (!together) others.push(other);
    }
    // The fiftieth is the address of an audit's run: a workspace has fifty webhooks at most.
    const url = `${tarPit.url}${together}/audit`;
    for (const other of others) await record(other, 10);
    if (!together) await record(others[0] ?? "", 10, url);
    const committed = await recordSteadily([workspaceId], 2, 60, together ? url : undefined);
    const where = together ? "in one workspace" : "in a workspace each";
    say(`beside ${TAR_PITS} tar pits ${where}`, await describeLatency(committed));
  }
}

async function startReceiver(): Promise<Receiver> {
  const receiver = await startHttpsReceiver();
  receivers.push(receiver);
  return receiver;
}

function startWorker(): ChildProcess {
  return spawn(execPath, [join(ROOT, "scripts", "worker.ts")], {
    cwd: ROOT,
    env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function stopWorker(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

async function makeWorkspace(name: string): Promise<string> {
  const owner = `${randomBytes(6).toString("hex")}@example.com`;
  return (await createWorkspace({ name, plan: "agency", owner, now: new Date() })).workspace_id;
}

async function makeWebhook(workspaceId: string, url: string): Promise<void> {
  const input = { url, events: ["score.changed" as const] };
  await createWebhook(await operatorFor(workspaceId), input, new Date());
}

/** Records events in one transaction; returns their ids. */
function record(workspaceId: string, count: number, url?: string): Promise<string[]> {
  const now = new Date();
  const score = { score: 50, previous_score: 49, delta: 1, pillars: {}, formula_version: "v1" };
  const data = { ...score, calculated_at: now.toISOString(), cause: "audit" };
  return withWorkspace(workspaceId, async (tx) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      ids.push((await recordEvent(tx, { workspaceId, type: "score.changed", data, now, url })).eventId);
    }
    return ids;
  });
}

/** Records events at an even pace; returns when each was committed. */
async function recordSteadily(workspaceIds: string[], perSecond: number, seconds: number, url?: string) {
  const committed = new Map<string, number>();
  const begun = performance.now();
  const recording: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    await sleep(Math.max(0, begun + (n * 1_000) / perSecond - performance.now()));
    recording.push(
      record(workspaceIds[n % workspaceIds.length] ?? "", 1, url).then(([id = ""]) => {
        committed.set(id, Date.now());
      }),
    );
  }
  await Promise.all(recording);
  return committed;
}

async function describeLatency(committed: Map<string, number>): Promise<string> {
  const arrived = () => good.requests.filter(({ headers }) => committed.has(String(headers["webhook-id"])));
  const end = Date.now() + 60_000;
  while (arrived().length < committed.size && Date.now() < end) await sleep(100);
  const latencies = arrived().map(
    ({ headers, at }) => at - (committed.get(String(headers["webhook-id"])) ?? 0),
  );
  const at = (share: number) => quantileLow(latencies, share);
  return `${latencies.length} of ${committed.size} arrived; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
}

async function countPending(): Promise<number> {
  const { rows } = await allRows().query(
    "SELECT count(*)::int AS n FROM deliveries WHERE status = 'pending'",
  );
  return rows[0].n;
}

function say(what: string, figures: string): void {
  stdout.write(`${what.padEnd(42)} ${figures}\n`);
}
