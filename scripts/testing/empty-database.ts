import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** Another installation on the tests' server: a database without a table, and a data directory without a file. */
export type EmptyInstallation = {
  owner: string;
  app: string;
  sweep: string;
  dataDir: string;
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  drop: () => Promise<void>;
};

/**
 * @param admin address of the database of the test file under its owner.
 * @param owner role and password of another owner of the database, who is there already.
 */
export async function makeEmptyInstallation(
  admin: string,
  owner?: { name: string; password: string },
): Promise<EmptyInstallation> {
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await queryOnce(admin, `CREATE DATABASE ${name} ${owner ? `OWNER "${owner.name}"` : ""}`);
  const as = (role: string, password?: string) => {
    const url = new URL(admin);
    [url.username, url.pathname] = [role, name];
    if (password) url.password = password;
    return url.href;
  };
  const address = owner ? as(owner.name, owner.password) : as("plinth");
  const dataDir = mkdtempSync(join(tmpdir(), "plinth-empty-"));
  return {
    owner: address,
    app: as("plinth_app"),
    sweep: as("plinth_sweep"),
    dataDir,
    query: (sql) => queryOnce(as("plinth"), sql),
    drop: async () => {
      rmSync(dataDir, { recursive: true });
      await queryOnce(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement on a connection of its own. */
export async function queryOnce(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** All rows of all tables, as PostgreSQL's own JSON, in one order: to be compared between databases. */
export async function readAllRows(url: string): Promise<Record<string, string[]>> {
  const tables = await queryOnce(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await queryOnce(url, `SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`);
    all[String(name)] = rows.map(({ row }) => String(row));
  }
  return all;
}
