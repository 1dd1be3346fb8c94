// Bytes of a row, with its indexes, in the tables that grow: of a hundred copies of the demo account.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "#lib/database-connections.ts";
import { openDatabase } from "#scripts/database.ts";
import { ensureDemo } from "#scripts/demo.ts";
import { prepareSettings } from "#scripts/settings.ts";
import { allRows } from "./product/all-rows.ts";

/** So often is each workspace of the demo account copied: pages that are filled half would count for much otherwise. */
const COPIES = 100;
const TABLES = ["posts", "comments", "account_days", "score_points", "audits", "audit_steps", "events"];

const home = mkdtempSync(join(tmpdir(), "plinth-sizes-"));
chmodSync(home, 0o755);
for (const name of ["DATABASE_URL", "DATABASE_SWEEP_URL", "DATABASE_OWNER_URL", "DATABASE_DIRECT_URL"])
  process.env[name] = "";
process.env.PLINTH_DATA_DIR = home;
process.env.PLINTH_LOG_LEVEL = "warn";
const { dataDir, secrets } = prepareSettings();
const release = await openDatabase(dataDir, secrets);
try {
  await ensureDemo(dataDir);
  for (const table of TABLES) await measure(table);
} finally {
  await closeDatabase();
  await allRows().end();
  await release();
  rmSync(home, { recursive: true, force: true });
}

async function measure(table: string): Promise<void> {
  const columns = await listColumns(table);
  const before = await readSize(table);
  const others = columns.filter((column) => column !== "workspace_id");
  await allRows().query(
    `INSERT INTO ${table} (workspace_id, ${others.join(", ")})
     SELECT workspace_id || n, ${others.join(", ")} FROM ${table}, generate_series(1, ${COPIES}) n`,
  );
  const after = await readSize(table);
  const [bytes, rows] = [after.bytes - before.bytes, after.rows - before.rows];
  const share = ((100 * after.indexes) / after.bytes).toFixed(0);
  const figure = rows > 0 ? (bytes / rows).toFixed(0) : "-";
  process.stdout.write(
    `${table.padEnd(14)} ${figure.padStart(7)} bytes a row, ${share} % of it indexes (${rows} rows)\n`,
  );
}

async function listColumns(table: string): Promise<string[]> {
  const { rows } = await allRows().query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'",
    [table],
  );
  return rows
    .map(({ name }) => `"${name}"`)
    .map((name) => (name === '"workspace_id"' ? "workspace_id" : name));
}

async function readSize(table: string): Promise<{ bytes: number; indexes: number; rows: number }> {
  const { rows } = await allRows().query<{ bytes: number; indexes: number; rows: number }>(
    `SELECT pg_total_relation_size($1::regclass)::float8 AS bytes, pg_indexes_size($1::regclass)::float8 AS indexes,
       (SELECT count(*)::int FROM ${table}) AS rows`,
    [table],
  );
  return rows[0] ?? { bytes: 0, indexes: 0, rows: 0 };
}
