import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { MIGRATIONS_DIR } from "#prisma/schema-engine.ts";
import { describeTables, requireAllRows } from "./describe-tables.ts";
import type { Head, Table } from "./manifest.ts";

const id = pg.escapeIdentifier;
/** Counters and notes, which a database has that was never used. */
const NOTHING_OF_ANYBODY = ["_prisma_migrations", "rate_limits", "web_processes"];
/** As Prisma's schema engine makes it. */
const MIGRATIONS_TABLE = `CREATE TABLE _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

/**
 * Checks that nobody's data are in a database, and nobody works with it.
 * @param roles names of the roles of web and worker
 * @throws Error that says what is in the way.
 */
export async function requireEmpty(client: pg.Client, roles: string[]): Promise<void> {
  const tables = await describeTables(client);
  if (tables.length === 0) return;
  const refuse = (why: string) =>
    new Error(
      `the database is not empty: ${why}. A backup can only be restored into an empty one; nothing was changed`,
    );
  if (!tables.some(({ name }) => name === "_prisma_migrations"))
    throw refuse(`it has the table ${tables[0]?.name}, which is not one of Plinth's`);
  await requireAllRows(client);
  for (const { name } of tables) {
    if (NOTHING_OF_ANYBODY.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${id(name)} LIMIT 1`);
    if (rowCount) throw refuse(`there are rows in ${name}`);
  }
  const { rows } = await client.query<{ role: string }>(
    "SELECT usename AS role FROM pg_stat_activity WHERE datname = current_database() AND usename = ANY ($1) LIMIT 1",
    [roles],
  );
  if (rows[0])
    throw new Error(
      `somebody is connected as ${rows[0].role}: stop web and workers first; nothing was changed`,
    );
}

/**
 * Makes the tables as the installation of a backup had them, by the migrations that it had, in place of those that are there. Runs in the
 * transaction of the caller.
 * @throws Error when they come out otherwise than the backup says.
 */
export async function makeTables(client: pg.Client, head: Head): Promise<void> {
  await dropTables(client);
  await client.query(MIGRATIONS_TABLE);
  for (const name of head.migrations)
    await client.query(readFileSync(join(MIGRATIONS_DIR, name, "migration.sql"), "utf8"));
  const made = await describeTables(client);
  const missing = head.tables.filter(({ name }) => !made.some((table) => table.name === name));
  const other = made.filter(
    (table) =>
      !isSame(
        table,
        head.tables.find(({ name }) => name === table.name),
      ),
  );
  const names = [...missing, ...other].map(({ name }) => name).join(", ");
  if (names)
    throw new Error(
      `the backup has other tables than its migrations make (${names}): restore it with Plinth ${head.version}`,
    );
}

async function dropTables(client: pg.Client): Promise<void> {
  const tables = await describeTables(client);
  if (tables.length > 0)
    await client.query(`DROP TABLE ${tables.map(({ name }) => id(name)).join(", ")} CASCADE`);
  const { rows } = await client.query<{ name: string }>(
    `SELECT p.oid::regprocedure::text AS name FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { name } of rows) await client.query(`DROP ROUTINE ${name}`);
}

function isSame(table: Table, other: Table | undefined): boolean {
  const columns = ({ columns }: Table) => columns.map(({ name, type }) => `${name} ${type}`).toSorted();
  return other !== undefined && columns(table).join() === columns(other).join();
}

/**
 * Takes foreign keys and triggers out of the way of rows that come table by table.
 * @returns a function that puts them back, and checks every row by the foreign keys.
 */
export async function suspendRules(client: pg.Client): Promise<() => Promise<void>> {
  const tables = await describeTables(client);
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${id(table)} DROP CONSTRAINT ${id(name)}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${id(name)} DISABLE TRIGGER USER`);
  return async () => {
    for (const { name } of tables) await client.query(`ALTER TABLE ${id(name)} ENABLE TRIGGER USER`);
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${id(table)} ADD CONSTRAINT ${id(name)} ${definition}`);
  };
}
