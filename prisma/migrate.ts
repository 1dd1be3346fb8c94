import pg from "pg";
import { listMigrations, migrationNames, NO_FILTERS, withSchemaEngine } from "./schema-engine.ts";

/** Any number that no other program uses on this database: only one process migrates at a time. */
const MIGRATION_LOCK = 7_270_114;

/**
 * Brings a database to the schema of this checkout; does nothing, quickly, when it is there already.
 * @param url PostgreSQL address, not through a pooler (advisory locks need one session).
 * @returns names of the migrations that were applied.
 * @throws Error when the database is unreachable, a migration fails, or the database is newer than this code.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const applied = await appliedMigrations(client);
    const known = migrationNames();
    const newer = applied.filter((name) => !known.includes(name));
    if (newer.length > 0) {
      throw new Error(
        `the database has a newer schema (${newer.join(", ")}) than this version of Plinth: update Plinth, or use another database`,
      );
    }
    if (applied.length === known.length) return [];
    // PostgreSQL undid a migration that failed; only the note of it stands in the way of the next try.
    if (await hasTable(client)) {
      await client.query(
        "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
      );
    }
    const input = { migrationsList: listMigrations(), filters: NO_FILTERS };
    const done = await withSchemaEngine(url, (engine) => engine.applyMigrations(input));
    return done.appliedMigrationNames;
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  if (!(await hasTable(client))) return [];
  const rows = await client.query(
    "SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL",
  );
  return rows.rows.map((row: { migration_name: string }) => row.migration_name);
}

async function hasTable(client: pg.Client): Promise<boolean> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  return table.rows[0].name !== null;
}
