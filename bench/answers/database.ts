import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

export type Database = {
  rows: <R extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<R[]>;
  close: () => Promise<void>;
};

/**
 * Connects to the embedded PostgreSQL of a data directory while a product runs on it.
 * @throws Error when the database lies elsewhere, as it does where only root may enter the directory.
 */
export function connectToDatabase(dataDir: string): Database {
  const file = join(dataDir, "postgres", "data", "postmaster.pid");
  if (!existsSync(file)) throw new Error(`no database runs under ${dataDir}`);
  const port = readFileSync(file, "utf8").split("\n")[3];
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return connectTo(`postgresql://plinth:${POSTGRES_PASSWORD}@127.0.0.1:${port}/plinth`);
}

/** Connects to a database by its address. It may go away meanwhile: only what is asked of it then fails. */
export function connectTo(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => {});
  return {
    rows: async (sql, values = []) => (await pool.query(sql, values)).rows,
    close: () => pool.end(),
  };
}
