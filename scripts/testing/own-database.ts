import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase } from "#lib/database-connections.ts";
import { rereadEnv } from "#lib/env.ts";
import { openEmbeddedPostgres } from "#scripts/postgres/embedded.ts";
import { closeOwnerDb } from "./owner-db.ts";
import { makeThrowAwayFolder } from "./throw-away-folder.ts";

export type OwnDatabase = {
  port: number;
  /** Stops every process of the server where it stands: it takes connections, and answers nothing. */
  freeze: () => void;
  thaw: () => void;
  /** Ends every process of the server at once, as a crash of the machine would. */
  kill: () => void;
  /** Starts the server again, on its port, whenever it has ended, as `npm start` does. */
  keepRunning: () => void;
  release: () => Promise<void>;
};

/**
 * A migrated PostgreSQL of one test file, for what would disturb others, which the product uses from now on.
 * @param given.home an empty folder for it; `settings` of the server
 */
export async function openOwnDatabase(
  given: { home?: string; settings?: string[] } = {},
): Promise<OwnDatabase> {
  const home = given.home ?? makeThrowAwayFolder();
  const { settings = [] } = given;
  const cluster = await openEmbeddedPostgres(home, { password: randomBytes(12).toString("hex"), settings });
  const as = (role: string) => cluster.url.replace("//plinth:", `//${role}:`).replace(/plinth$/, "postgres");
  const addresses = {
    DATABASE_OWNER_URL: as("plinth"),
    DATABASE_URL: as("plinth_app"),
    DATABASE_SWEEP_URL: as("plinth_sweep"),
  };
  const script = join(import.meta.dirname, "make-template.ts");
  execFileSync(process.execPath, [script], { env: { ...process.env, ...addresses } });
  await switchAddresses(addresses);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of listProcesses(home)) send(pid, name);
  };
  const release = async () => {
    signal("SIGCONT");
    await closeDatabase();
    await closeOwnerDb();
    await cluster.release();
    if (!given.home) rmSync(home, { recursive: true, force: true });
  };
  const port = Number(new URL(cluster.url).port);
  return {
    port,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    kill: () => signal("SIGKILL"),
    keepRunning: cluster.keepRunning,
    release,
  };
}

/** Has the product use other addresses from now on. */
export async function switchAddresses(addresses: Record<string, string>): Promise<void> {
  await closeDatabase();
  await closeOwnerDb();
  Object.assign(process.env, addresses);
  rereadEnv();
}

/** One that has ended meanwhile needs no signal. */
function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function listProcesses(home: string): number[] {
  const file = join(home, "postgres", "data", "postmaster.pid");
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  const children = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  return [pid, ...children];
}
