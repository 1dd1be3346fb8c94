import pg from "pg";
import { applyAccessRules, letOwnerSee } from "./access-rules.ts";
import { ensureRoles, type RoleUrls } from "./ensure-roles.ts";
import { listMigrations, migrationNames, NO_FILTERS, withSchemaEngine } from "./schema-engine.ts";

/** Any number that no other program uses on this database: only one process migrates at a time. */
export const MIGRATION_LOCK = 7_270_114;

/** Is told in words what takes long. */
type Say = (line: string) => void;

/**
 * Brings a database to the schema of this checkout, makes the roles that web and worker use, and gives them their rights and
 * policies; does nothing, quickly, when all is there already.
 * @param ownerUrl PostgreSQL address under the owner's role, not through a pooler (advisory locks need one session).
 * @param roleUrls addresses under the two other roles.
 * @param say is told before an older database is changed, and when another process changes it already.
 * @returns names of the migrations that were applied.
 * @throws Error when the database is unreachable, a migration fails, or the database is newer than this code.
 */
export async function migrate(ownerUrl: string, roleUrls: RoleUrls, say: Say = () => {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await takeLock(client, say);
    const done = await applyMissing(client, ownerUrl, say);
    await applyAccessRules(client, await ensureRoles(client, roleUrls));
    return done;
  } finally {
    await client.end();
  }
}

async function takeLock(client: pg.Client, say: Say): Promise<void> {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [MIGRATION_LOCK]);
  if (rows[0].taken) return;
  say("another process is changing the database; waiting until it is done ...");
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
}

async function applyMissing(client: pg.Client, url: string, say: Say): Promise<string[]> {
  const missing = await findMissing(client);
  if (missing.length === 0) return [];
  // PostgreSQL undid a migration that failed; only the note of it stands in the way of the next try.
  if (await hasTable(client)) {
    say(`bringing the database to this version (${missing.join(", ")}) ...`);
    await letOwnerSee(client);
    await client.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
    );
  }
  const input = { migrationsList: listMigrations(), filters: NO_FILTERS };
  return (await withSchemaEngine(url, (engine) => engine.applyMigrations(input))).appliedMigrationNames;
}

/**
 * Checks that a database has the schema of this checkout, where only its owner may change it.
 * @param url address under any role.
 * @throws Error that says what to do when it is older or newer.
 */
export async function requireMigrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const missing = await findMissing(client);
    if (missing.length > 0)
      throw new Error(
        `the database lacks ${missing.length} ${missing.length === 1 ? "migration" : "migrations"} of this version: set DATABASE_OWNER_URL to the address of its owner, ` +
          "and run npm run db:migrate or npm start",
      );
  } finally {
    await client.end();
  }
}

async function findMissing(client: pg.Client): Promise<string[]> {
  const applied = await appliedMigrations(client);
  const known = migrationNames();
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new Error(
      `the database has a newer schema (${newer.join(", ")}) than this version of Plinth: update Plinth, or use another database`,
    );
  }
  return known.filter((name) => !applied.includes(name));
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
