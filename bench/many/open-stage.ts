import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { rereadEnv } from "#lib/env.ts";
import {
  allowLoopback,
  type Receiver,
  readAuthority,
  startHttpsReceiver,
} from "#scripts/testing/https-receiver.ts";
import { openReplica, type Replica } from "#scripts/testing/open-replica.ts";
import { openOwnDatabase } from "#scripts/testing/own-database.ts";
import { startWebServer, type WebServer } from "#scripts/testing/web-server.ts";
import { killWorkers, startWorkerProcess } from "#scripts/testing/worker-process.ts";
import { startPooler } from "./start-pooler.ts";

/** Two web servers and two workers behind a pooler, on a primary with a replica; and a web server that has the primary for itself. */
export type Stage = {
  webs: [WebServer, WebServer];
  alone: () => Promise<WebServer>;
  replica: Replica;
  receiver: Receiver;
  pooler: string | null;
  /** Transactions that primary and replica have ended so far. */
  countTransactions: () => Promise<{ primary: number; replica: number }>;
  close: () => Promise<void>;
};

/** So many that what is measured is not the limiter; of `pro` it is. */
const UNLIMITED = { requests_per_minute: 100_000_000, score_requests_per_minute: 100_000_000 };
export const LIMIT = 300;
const PLINTH_PLANS = JSON.stringify({
  agency: UNLIMITED,
  pro: { ...UNLIMITED, score_requests_per_minute: LIMIT },
});

/** @param pgbouncer path or name of the program */
export async function openStage(pgbouncer: string): Promise<Stage> {
  const home = mkdtempSync(join(tmpdir(), "plinth-many-"));
  chmodSync(home, 0o755);
  const folder = (name: string) => {
    mkdirSync(join(home, name), { mode: 0o755 });
    return join(home, name);
  };
  const authority = join(home, "authority.pem");
  writeFileSync(authority, await readAuthority());
  Object.assign(process.env, {
    PLINTH_ENCRYPTION_KEYS: `bench:${randomBytes(32).toString("base64")}`,
    NEXTAUTH_SECRET: randomBytes(32).toString("base64"),
    PLINTH_PLANS,
    PLINTH_LOG_LEVEL: "warn",
    PLINTH_DATA_DIR: home,
    PLINTH_AUDIT_MIN_SECONDS: "0",
    NODE_EXTRA_CA_CERTS: authority,
    ...{ REDIS_URL: "", SMTP_URL: "", DATABASE_DIRECT_URL: "", DATABASE_REPLICA_URL: "" },
  });
  const primary = folder("primary");
  const database = await openOwnDatabase({ home: primary });
  allowLoopback(true);
  rereadEnv();
  const owner = process.env.DATABASE_OWNER_URL ?? "";
  const replica = await openReplica(owner, join(primary, "postgres", "data"), folder("replica"));
  const pooler = await startPooler(pgbouncer, new URL(owner), folder("pooler"));
  const at = (name: string, port: number | undefined) =>
    (process.env[name] ?? "").replace(/:\d+\//, (own) => (port === undefined ? own : `:${port}/`));
  const behind = {
    DATABASE_URL: at("DATABASE_URL", pooler?.port),
    DATABASE_SWEEP_URL: at("DATABASE_SWEEP_URL", pooler?.port),
    DATABASE_DIRECT_URL: process.env.DATABASE_URL ?? "",
    DATABASE_REPLICA_URL: at("DATABASE_URL", replica.port),
  };
  const receiver = await startHttpsReceiver();
  for (let n = 0; n < 2; n++) startWorkerProcess(behind, { said: complain });
  const webs: [WebServer, WebServer] = [
    await startWebServer("server.ts", behind),
    await startWebServer("server.ts", behind),
  ];
  for (const { child } of webs) child.stderr?.on("data", complain);
  return {
    webs,
    alone: () => startWebServer("server.ts"),
    replica,
    receiver,
    pooler: pooler && `PgBouncer ${pooler.version}`,
    countTransactions: async () => ({
      primary: await readTransactions(owner),
      replica: await readTransactions(owner.replace(/:\d+\//, `:${replica.port}/`)),
    }),
    close: async () => {
      killWorkers();
      for (const web of webs) await web.stop();
      await receiver.close();
      await pooler?.stop();
      replica.kill();
      await database.release();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function complain(text: unknown): void {
  process.stderr.write(String(text));
}

async function readTransactions(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "SELECT sum(xact_commit)::int AS count FROM pg_stat_database WHERE datname = current_database()",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
