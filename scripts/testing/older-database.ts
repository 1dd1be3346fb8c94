import { randomBytes } from "node:crypto";
import pg from "pg";
import { migrate } from "#prisma/migrate.ts";
import { listMigrations, NO_FILTERS, withSchemaEngine } from "#prisma/schema-engine.ts";

export type OlderDatabase = {
  client: pg.Client;
  /** Upgrades it with every migration that it lacks, and returns their names. */
  upgrade: () => Promise<string[]>;
  drop: () => Promise<void>;
};

/**
 * A database as an installation had it before a migration.
 * @param adminUrl of the database `postgres` of the tests' server
 * @param migration the folder's name of the first migration that it lacks
 * @param rows SQL that fills it
 */
export async function openOlderDatabase(
  adminUrl: string,
  migration: string,
  rows: string,
): Promise<OlderDatabase> {
  const name = `before_${randomBytes(6).toString("hex")}`;
  const url = adminUrl.replace(/postgres$/, name);
  const client = new pg.Client({ connectionString: url });
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name}`);
  const all = listMigrations();
  const older = all.migrationDirectories.filter(({ path }) => path < migration);
  const migrationsList = { ...all, migrationDirectories: older };
  await withSchemaEngine(url, (engine) => engine.applyMigrations({ migrationsList, filters: NO_FILTERS }));
  await client.connect();
  await client.query(rows);
  const { DATABASE_URL: app = "", DATABASE_SWEEP_URL: sweep = "" } = process.env;
  return {
    client,
    upgrade: () => migrate(url, { app, sweep }),
    drop: async () => {
      await client.end();
      await runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
