// Imports: what large, wrong and hostile files take from another tenant's audits, and the worker's memory.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { getUpload } from "#lib/uploads/get-upload.ts";
import { receiveUpload } from "#lib/uploads/receive-upload.ts";
import type { Upload } from "#lib/uploads/schemas.ts";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords, ROOT } from "#scripts/settings.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { KIND_NAMES, makeFile } from "./imports/make-file.ts";
import { watchMemory } from "./imports/watch-memory.ts";
import { allRows } from "./product/all-rows.ts";

const USAGE = `npm run bench -- imports [options]

  --mb LIST      sizes in MB (16,72,200)
  --kinds LIST   ${KIND_NAMES.join(", ")} (all)
`;
const BASELINE_AUDITS = 12;
const TARGET = { delayMs: 1_000, memoryMb: 300 };

const { values } = parseArgs({
  options: {
    mb: { type: "string", default: "16,72,200" },
    kinds: { type: "string", default: KIND_NAMES.join() },
    help: { type: "boolean" },
  },
});
if (values.help) {
  stdout.write(USAGE);
  process.exit(0);
}

const home = mkdtempSync(join(tmpdir(), "plinth-imports-"));
chmodSync(home, 0o755);
Object.assign(process.env, {
  PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
  PLINTH_LOG_LEVEL: "warn",
  PLINTH_AUDIT_MIN_SECONDS: "0",
});
delete process.env.DATABASE_URL;
delete process.env.DATABASE_DIRECT_URL;
const release = await openDatabase(home, makePostgresPasswords());
const quiet = await makeWorkspace("quiet");
await importText(quiet, "twitter", makePosts(120));
const worker = spawn(execPath, [...MEMORY_FLAGS, join(ROOT, "scripts", "worker.ts")], {
  cwd: ROOT,
  env: { ...process.env, ...MEMORY_ENV },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
let failed = false;
try {
  await runAudits(quiet, async (done) => done >= 2);
  const alone = await runAudits(quiet, async (done) => done >= BASELINE_AUDITS);
  stdout.write(`nobody else: ${describeTimes(alone)}\n`);
  const usualMs = quantileLow(alone, 0.5) ?? 0;
  for (const size of values.mb.split(",").map(Number))
    for (const kind of values.kinds.split(",")) failed = (await measure(kind, size, usualMs)) || failed;
} finally {
  await stopWorker(worker);
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** @returns whether a target was missed */
async function measure(kind: string, megabytes: number, usualMs: number): Promise<boolean> {
  const noisy = await makeWorkspace(kind);
  const caller = await operatorFor(noisy);
  const { name, source } = makeFile(kind, megabytes);
  const query = { platform: "twitter", handle: "brand", file_name: name, mapping: undefined } as const;
  const { upload_id } = await receiveUpload(caller, query, source, { now: new Date() });
  const stopWatching = watchMemory(worker.pid ?? 0);
  const began = performance.now();
  let done: Upload = await getUpload(caller, upload_id);
  let endedMs = 0;
  const times = await runAudits(quiet, async () => {
    if (endedMs === 0) {
      done = await getUpload(caller, upload_id);
      if (done.completed_at) endedMs = performance.now();
    }
    // What is learnt of the file afterwards is work as well.
    return endedMs > 0 && (await isFitted(noisy, done));
  });
  const { worker: own, child, all } = stopWatching();
  const told = done.error?.detail ?? `${done.result?.posts} posts, ${done.result?.comments} comments`;
  stdout.write(
    `${kind} ${megabytes} MB: ${done.status} after ${seconds(endedMs - began)}; audits ${describeTimes(times)}; memory ${own.toFixed(0)} + ${child.toFixed(0)} MB, together ${all.toFixed(0)}; ${told.slice(0, 200)}\n`,
  );
  return Math.max(...times) > usualMs + TARGET.delayMs || Math.max(own, child, all) > TARGET.memoryMb;
}

async function isFitted(workspaceId: string, { result }: Upload): Promise<boolean> {
  if (!result || result.posts + result.comments === 0) return true;
  const { rows } = await allRows().query("SELECT 1 FROM draft_models WHERE workspace_id = $1", [workspaceId]);
  return rows.length > 0;
}

async function makeWorkspace(name: string): Promise<string> {
  const owner = `${randomBytes(6).toString("hex")}@example.com`;
  return (await createWorkspace({ name, plan: "agency", owner, now: new Date() })).workspace_id;
}

/** Runs one audit after the other until `isOver`. @returns what each took from the request to its end, in milliseconds */
async function runAudits(workspaceId: string, isOver: (done: number) => Promise<boolean>): Promise<number[]> {
  const caller = await operatorFor(workspaceId);
  const times: number[] = [];
  while (times.length < 1 || !(await isOver(times.length))) {
    const began = performance.now();
    const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now: new Date() });
    for (;;) {
      const { rows } = await allRows().query("SELECT status FROM audits WHERE id = $1", [audit_id]);
      if (rows[0].status !== "processing") break;
      await sleep(25);
    }
    times.push(performance.now() - began);
    await sleep(100);
  }
  return times;
}

function describeTimes(times: number[]): string {
  const at = (share: number) => seconds(quantileLow(times, share) ?? 0);
  return `p50 ${at(0.5)}, most ${at(1)} (of ${times.length})`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

async function stopWorker(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
