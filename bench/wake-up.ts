// Wake-up: milliseconds from the commit that asks for an audit until an idle worker has taken it.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath, stdout } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { operatorFor } from "#lib/access/operator-for.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import { closeDatabase } from "#lib/database-connections.ts";
import { quantileLow } from "#lib/statistics/quantile.ts";
import { createWorkspace } from "#lib/workspaces/create-workspace.ts";
import { openDatabase } from "#scripts/database.ts";
import { makePostgresPasswords, ROOT } from "#scripts/settings.ts";
import { importText, makePosts } from "#scripts/testing/workspaces.ts";
import { allRows } from "./product/all-rows.ts";

const AUDITS = 40;

const home = mkdtempSync(join(tmpdir(), "plinth-bench-"));
chmodSync(home, 0o755);
process.env.PLINTH_ENCRYPTION_KEYS = `bench:${randomBytes(32).toString("base64")}`;
process.env.PLINTH_LOG_LEVEL = "warn";
process.env.PLINTH_AUDIT_MIN_SECONDS = "0";
delete process.env.DATABASE_URL;
delete process.env.DATABASE_DIRECT_URL;
const release = await openDatabase(home, makePostgresPasswords());
const workspaceIds: string[] = [];
for (let n = 0; n < AUDITS; n++) workspaceIds.push(await makeWorkspace(n));
const worker = spawn(execPath, [join(ROOT, "scripts", "worker.ts")], {
  cwd: ROOT,
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
try {
  await untilIdle();
  const waits: number[] = [];
  for (const workspaceId of workspaceIds) waits.push(await measureWait(workspaceId));
  const at = (share: number) => `${Math.round(quantileLow(waits, share) ?? 0)} ms`;
  stdout.write(`${AUDITS} audits, commit to taken: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}\n`);
} finally {
  await stopWorker(worker);
  await closeDatabase();
  await release();
  rmSync(home, { recursive: true, force: true });
}

async function makeWorkspace(n: number): Promise<string> {
  const owner = `${randomBytes(6).toString("hex")}@example.com`;
  const input = { name: `wake-up ${n}`, plan: "agency" as const, owner, now: new Date() };
  const { workspace_id } = await createWorkspace(input);
  await importText(workspace_id, "twitter", makePosts(3));
  return workspace_id;
}

/** A worker fits the models of all these workspaces first. */
async function untilIdle(): Promise<void> {
  for (let fitted = 0; fitted < AUDITS; await sleep(500)) {
    const { rows } = await allRows().query("SELECT count(*)::int AS n FROM draft_models");
    fitted = rows[0].n;
  }
  await sleep(4_000);
}

/** Both times are the database's: the commit is not later than the first statement after it. */
async function measureWait(workspaceId: string): Promise<number> {
  const { audit_id } = await startAudit(
    await operatorFor(workspaceId),
    { lookback_days: 90 },
    { now: new Date() },
  );
  const committed = await allRows().query("SELECT clock_timestamp() AS at");
  for (;;) {
    const { rows } = await allRows().query(
      "SELECT extract(epoch FROM taken_at - $2::timestamptz) * 1000 AS ms FROM audits WHERE id = $1 AND status <> 'processing'",
      [audit_id, committed.rows[0].at],
    );
    if (rows[0]) return Math.max(0, Number(rows[0].ms));
    await sleep(37);
  }
}

async function stopWorker(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
