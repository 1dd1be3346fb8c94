import pg from "pg";

let pool: pg.Pool | undefined;

/** The rows of all workspaces, under the role of the sweeps, of the database that `openDatabase` has opened. */
export function allRows(): pg.Pool {
  if (pool) return pool;
  pool = new pg.Pool({ connectionString: process.env.DATABASE_SWEEP_URL, max: 1, allowExitOnIdle: true });
  pool.on("error", () => {});
  return pool;
}
