import { unseal } from "#lib/secrets/seal.ts";
import type { Database } from "../answers/database.ts";
import { CHANGED, LEFT_OUT, type Row, type Snapshot } from "./compare.ts";

/** Where the schema has what is sealed, and how its bytes are read. */
const SEALED = [
  ["webhooks", "secret", "id", "secret"],
  ["webhooks", "previous_secret", "id", "previous_secret"],
  ["signing_secrets", "secret", "workspace_id", "secret"],
  ["idempotency_keys", "body", "key", "decode(body, 'base64')"],
] as const;

/**
 * Reads every row of an installation, and everything that is sealed in it, opened with this process's keys.
 * @param database under a role that sees all rows; it is only read.
 * @param side whether it has the schema of the last landing or that of this checkout.
 */
export async function readSnapshot(database: Database, side: "before" | "after"): Promise<Snapshot> {
  const snapshot: Snapshot = {};
  for (const [name, sql] of Object.entries(CHANGED)) snapshot[name] = await readRows(database, sql[side]);
  for (const table of await listTables(database))
    if (!(table in CHANGED) && !LEFT_OUT.includes(table))
      snapshot[table] = await readRows(database, `SELECT to_jsonb(t) AS row FROM "${table}" t`);
  snapshot["secrets, opened"] = await openSecrets(database);
  return snapshot;
}

async function readRows(database: Database, sql: string): Promise<Row[]> {
  return (await database.rows<{ row: Row }>(sql)).map(({ row }) => row);
}

async function listTables(database: Database): Promise<string[]> {
  const sql =
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')";
  return (await database.rows<{ name: string }>(sql)).map(({ name }) => name);
}

type Sealed = { workspace_id: string; id: string; sealed: Buffer };

async function openSecrets(database: Database): Promise<Row[]> {
  const found: Row[] = [];
  for (const [table, column, id, bytes] of SEALED) {
    const sql = `SELECT workspace_id, ${id} AS id, ${bytes} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`;
    for (const { workspace_id, id: row, sealed } of await database.rows<Sealed>(sql)) {
      const opened = unseal(sealed, { workspaceId: workspace_id, table, row, column });
      found.push({ workspace_id, id: row, table, column, opened });
    }
  }
  return found;
}
