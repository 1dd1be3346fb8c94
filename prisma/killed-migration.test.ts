import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { ROOT } from "#scripts/settings.ts";
import { migrate } from "./migrate.ts";
import { listMigrations, migrationNames, NO_FILTERS, withSchemaEngine } from "./schema-engine.ts";

const LAST = migrationNames().at(-1) ?? "";
const adminUrl = inject("databaseAdminUrl");
const name = `killed_${randomBytes(6).toString("hex")}`;
const url = adminUrl.replace(/postgres$/, name);
const roles = { app: process.env.DATABASE_URL ?? "", sweep: process.env.DATABASE_SWEEP_URL ?? "" };
const admin = new pg.Client({ connectionString: adminUrl });
const client = new pg.Client({ connectionString: url });

/** Holds the first change that a migration makes, after it was made, until the lock is free. */
const HOLD = `CREATE FUNCTION hold() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(1); END $$;
  CREATE EVENT TRIGGER hold ON ddl_command_end EXECUTE FUNCTION hold();`;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const all = listMigrations();
  const older = all.migrationDirectories.filter(({ path }) => path < LAST);
  const migrationsList = { ...all, migrationDirectories: older };
  await withSchemaEngine(url, (engine) => engine.applyMigrations({ migrationsList, filters: NO_FILTERS }));
  await client.connect();
  await client.query(HOLD);
});

afterAll(async () => {
  await client.end();
  await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

function startMigrating(): ChildProcess {
  const addresses = { DATABASE_OWNER_URL: url, DATABASE_URL: roles.app, DATABASE_SWEEP_URL: roles.sweep };
  const env = { ...process.env, ...addresses };
  return spawn(process.execPath, [join(ROOT, "scripts", "migrate.ts")], { cwd: ROOT, env, stdio: "ignore" });
}

/** The processes of PostgreSQL that are held. */
async function held(): Promise<number[]> {
  const sql = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted";
  return (await admin.query<{ pid: number }>(sql)).rows.map(({ pid }) => pid);
}

it("a migration whose process was killed is undone though PostgreSQL lives on, and one that waited does it", async () => {
  await client.query("SELECT pg_advisory_lock(1)");
  const killed = startMigrating();
  await vi.waitUntil(async () => (await held()).length === 1, { timeout: 30_000 });
  const [pid = 0] = await held();
  const said: string[] = [];
  const next = migrate(url, roles, (line) => said.push(line));
  await vi.waitUntil(() => said.length === 1, { timeout: 10_000 });
  killed.kill("SIGKILL");
  await vi.waitUntil(async () => !(await held()).includes(pid), { timeout: 10_000 });
  await client.query("SELECT pg_advisory_unlock(1)");
  expect(await next).toEqual([LAST]);
  expect(said).toEqual([
    "another process is changing the database; waiting until it is done ...",
    `bringing the database to this version (${LAST}) ...`,
  ]);
}, 60_000);
