import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { execPath } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { MEMORY_ENV, MEMORY_FLAGS } from "#lib/worker/memory-flags.ts";
import { WORKER } from "#scripts/built-files.ts";
import { ROOT } from "#scripts/settings.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import type { Answer } from "./installation.ts";

/** Until it has started and looked at everything once. */
const SETTLED_AFTER_MS = 30_000;
/** Of the system's clock ticks, in which it tells processor time. */
const TICKS_PER_SECOND = 100;

/**
 * Share of a core that a worker with nothing to do takes, as `npm start` runs it, and how many transactions it asks of the database. Linux only;
 * the build has to be there.
 */
export async function watchIdleWorker(seconds: number): Promise<Answer> {
  const worker = spawn(execPath, [...MEMORY_FLAGS, WORKER], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...MEMORY_ENV,
      NODE_ENV: "production",
      DATABASE_OWNER_URL: undefined,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await sleep(SETTLED_AFTER_MS);
    const [before, asked] = [readCpu(worker.pid), await countTransactions()];
    await sleep(seconds * 1_000);
    const share = (readCpu(worker.pid) - before) / seconds;
    const perMinute = (((await countTransactions()) - asked) * 60) / seconds;
    const text = `idle worker: ${(100 * share).toFixed(2)} % of a core, ${perMinute.toFixed(0)} transactions a minute`;
    return { text, measured: { idle: [share] } };
  } finally {
    worker.kill("SIGTERM");
    await once(worker, "exit");
  }
}

/** Seconds of processor time of a process so far. */
function readCpu(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A connection tells of what it did when it rests, at most once a second. */
async function countTransactions(): Promise<number> {
  await sleep(1_500);
  const { rows } = await ownerPool().query(
    "SELECT (xact_commit + xact_rollback)::int AS n FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0].n;
}
