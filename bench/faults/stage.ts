import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { rereadEnv } from "#lib/env.ts";
import { type FaultProxy, startFaultProxy } from "#scripts/testing/fault-proxy.ts";
import {
  allowLoopback,
  type Receiver,
  readAuthority,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { deliveryKey } from "#scripts/testing/invariants/find-broken-deliveries.ts";
import type { Acknowledged } from "#scripts/testing/invariants/find-lost-ids.ts";
import { type OwnDatabase, openOwnDatabase } from "#scripts/testing/own-database.ts";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { quicken } from "./slow-down.ts";

type Settings = Record<string, string>;

/** The product as `npm start` runs it, on a PostgreSQL of its own behind a network that can fail, and who listens to it. */
export type Stage = {
  database: OwnDatabase;
  /** Between the product's processes and the database; this process goes past it. */
  proxy: FaultProxy;
  receiver: Receiver;
  web: () => WebServer;
  startWeb: (env?: Settings) => Promise<WebServer>;
  /** Ends the web server, however it stands, and starts another. */
  replaceWeb: (env?: Settings) => Promise<WebServer>;
  startWorker: (env?: Settings, nodeArgs?: string[]) => ChildProcess;
  /** Ends a worker at once, and notes which deliveries it had in flight. */
  killWorker: (worker: ChildProcess) => Promise<void>;
  /** What the processes have written to standard error. */
  log: () => string;
  /** What answers of 200 have told: I1 holds it to that. */
  acknowledged: Acknowledged[];
  /** Attempts of which nobody knows whether their answer was seen. */
  ambiguous: Set<string> | "all";
  allAmbiguous: () => void;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Ends what a fault has started, mends what it has broken, and empties the tables. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

/** As many requests as can be sent: what is measured is not the limiter. */
const MANY = { requests_per_minute: 10_000_000, score_requests_per_minute: 10_000_000 };
const KEPT = ["_prisma_migrations", "access_rules"];

/** @param home a folder for the database, where it shall not be the usual one */
export async function openStage(home?: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "plinth-faults-"));
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, await readAuthority());
  Object.assign(process.env, {
    PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64"),
    PLINTH_PLANS: JSON.stringify({ agency: MANY, enterprise: MANY }),
    PLINTH_LOG_LEVEL: "info",
    PLINTH_DATA_DIR: folder,
    NODE_EXTRA_CA_CERTS: authority,
    REDIS_URL: "",
    SMTP_URL: "",
    DATABASE_DIRECT_URL: "",
  });
  const database = await openOwnDatabase(home ? { home } : {});
  database.keepRunning();
  allowLoopback(true);
  rereadEnv();
  const proxy = await startFaultProxy(database.port);
  const receiver = await startHttpsReceiver();
  return makeStage({ folder, database, proxy, receiver });
}

type Parts = Pick<Stage, "database" | "proxy" | "receiver"> & { folder: string };

async function makeStage({ folder, database, proxy, receiver }: Parts): Promise<Stage> {
  const through = (env: Settings) => {
    const behind = (name: string) => [name, process.env[name]?.replace(/:\d+\//, `:${proxy.port}/`) ?? ""];
    return { ...Object.fromEntries(["DATABASE_URL", "DATABASE_SWEEP_URL"].map(behind)), ...env };
  };
  const webs: WebServer[] = [];
  const workers: ChildProcess[] = [];
  let said = "";
  const startWeb = async (env: Settings = {}) => {
    const web = await startWebServer("server.ts", { UV_THREADPOOL_SIZE: "32", ...through(env) });
    web.child.stderr?.on("data", (text) => (said += text));
    webs.push(web);
    return web;
  };
  let web = await startWeb();
  const stage: Stage = {
    database,
    proxy,
    receiver,
    web: () => web,
    startWeb,
    replaceWeb: async (env) => {
      await web.stop();
      web = await startWeb(env);
      return web;
    },
    startWorker: (env = {}, nodeArgs = []) => {
      const settings = through({ PLINTH_AUDIT_MIN_SECONDS: "0", ...env });
      const worker = startWorkerProcess(settings, { nodeArgs, said: (text) => (said += text) });
      workers.push(worker);
      return worker;
    },
    killWorker: async (worker) => {
      await end(worker, "SIGKILL");
      if (stage.ambiguous === "all") return;
      for (const { address, id } of await stage.sql<{ address: string; id: string }>(IN_FLIGHT))
        stage.ambiguous.add(deliveryKey(address, id));
    },
    log: () => said,
    acknowledged: [],
    ambiguous: new Set(),
    allAmbiguous: () => {
      stage.ambiguous = "all";
    },
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await ownerPool().query<Row>(text, values)).rows,
    reset: async () => {
      proxy.resume();
      database.thaw();
      for (const worker of workers.splice(0)) await end(worker, "SIGKILL");
      for (const other of webs.splice(0)) if (other !== web) await other.stop();
      webs.push(web);
      if (web.child.exitCode !== null || web.child.signalCode !== null) web = await startWeb();
      receiver.behave({});
      receiver.requests.length = 0;
      Object.assign(stage, { acknowledged: [], ambiguous: new Set() });
      said = "";
      await quicken(stage);
      await emptyTables(stage);
    },
    close: async () => {
      for (const worker of workers) await end(worker, "SIGKILL");
      for (const one of webs) await one.stop();
      await receiver.close();
      await proxy.close();
      await database.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
}

const IN_FLIGHT = `SELECT coalesce(w.url, d.url) AS address, d.event_id AS id FROM deliveries d
  LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id WHERE d.lease_token IS NOT NULL`;

/** Sends a signal to a process and waits until it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

/** Without triggers, since the audit log refuses to be emptied. Transactions of processes that were killed may hold locks for another moment. */
async function emptyTables({ sql }: Stage): Promise<void> {
  const tables = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [KEPT],
  );
  const all = tables.map(({ name }) => `"${name}"`).join(", ");
  for (let tries = 0; ; tries++) {
    try {
      await sql(`BEGIN; SET LOCAL session_replication_role = replica; TRUNCATE ${all} CASCADE; COMMIT`);
      return;
    } catch (error) {
      if (tries > 20) throw error;
      await sql("ROLLBACK").catch(() => {});
      await sleep(500);
    }
  }
}

/** Waits for something, looking every 50 ms. @returns seconds until then, or null when it did not come in time. */
export async function until(
  condition: () => Promise<unknown> | unknown,
  seconds: number,
): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1_000) {
    if (await condition()) return (performance.now() - begun) / 1_000;
    await sleep(50);
  }
  return null;
}
