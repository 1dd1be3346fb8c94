import type { Database } from "../answers/database.ts";

/** Not copied: what is unique over all workspaces, sealed for its place, acted on by workers, or kept by a trigger. */
const LEFT_OUT = [
  "current_scores",
  "history_versions",
  "comment_changes",
  "api_keys",
  "audit_shares",
  "invitations",
  "audit_log",
  "webhooks",
  "deliveries",
  "delivery_attempts",
  "signing_secrets",
  "comment_rules",
  "idempotency_keys",
];
/** Before what refers to them. */
const FIRST = ["workspaces", "audits", "uploads", "events", "comments", "campaigns", "drafts"];

/** Makes so many of each workspace, with all that is measured and computed for it. */
export async function multiplyRows(database: Database, times: number): Promise<void> {
  const tables = await database.rows<{ name: string; column: string }>(
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND (column_name = 'workspace_id' OR (table_name = 'workspaces' AND column_name = 'id'))
       AND table_name <> ALL ($1)
     ORDER BY array_position($2::text[], table_name::text)`,
    [LEFT_OUT, FIRST],
  );
  for (const { name, column } of tables) {
    // An account has one primary workspace.
    const changes = `'${column}', t."${column}" || '_' || n${name === "workspaces" ? ", 'is_primary', false" : ""}`;
    await database.rows(
      `INSERT INTO "${name}" SELECT (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
       FROM "${name}" t, generate_series(2, $1::int) n`,
      [times],
    );
  }
}

/** A sum of all rows of each table, made by PostgreSQL. */
export async function sumRows(database: Database): Promise<Record<string, string>> {
  const tables = await database.rows<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.rows<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) || ' ' || coalesce(sum(hashtextextended(t::text, 1)), 0) AS sum
       FROM "${name}" t`,
    );
    sums[name] = row?.sum ?? "";
  }
  return sums;
}
