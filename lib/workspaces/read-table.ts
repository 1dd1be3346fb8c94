import { Prisma } from "#prisma/generated/client.ts";
import { withWorkspace } from "../db.ts";
import { NOT_EXPORTED, NOT_EXPORTED_COLUMNS } from "./exported-tables.ts";

const ROWS_AT_ONCE = 1_000;

/** A table of the catalogue: what is exported of it, and by what its rows are told apart. */
export type ExportedTable = { name: string; columns: string[]; keys: string[] };

/** All tables that hold rows of workspaces but those that are not exported, as the database has them: a new one is among them by itself. */
export function listExportedTables(workspaceId: string): Promise<ExportedTable[]> {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$queryRaw<ExportedTable[]>`
      SELECT c.relname AS name,
        ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          AND a.atttypid <> 'bytea'::regtype AND a.attname <> ALL (${NOT_EXPORTED_COLUMNS}) ORDER BY a.attnum) AS columns,
        ARRAY(SELECT a.attname::text FROM pg_index i CROSS JOIN unnest(i.indkey) WITH ORDINALITY k(attnum, n)
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
          WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.n) AS keys
      FROM pg_class c JOIN pg_attribute w ON w.attrelid = c.oid AND w.attname = 'workspace_id' AND NOT w.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> ALL (${Object.keys(NOT_EXPORTED)})
      ORDER BY 1`,
  );
}

/** The rows of a workspace in a table, each as a line of JSON, in parts of a thousand. */
export async function* readTable(
  workspaceId: string,
  { name, columns, keys }: ExportedTable,
): AsyncGenerator<string[]> {
  const table = Prisma.raw(`"${name}"`);
  const list = (names: string[], of: string) => Prisma.raw(names.map((one) => `${of}."${one}"`).join(", "));
  const [shown, order, before] = [list(columns, "t"), list(keys, "t"), list(keys, "p")];
  for (let place: string | null = null; ; ) {
    const from: string | null = place;
    const rows: { line: string; place: string }[] = await withWorkspace(
      workspaceId,
      (tx) => tx.$queryRaw`
        SELECT (SELECT row_to_json(x)::text FROM (SELECT ${shown}) x) AS line,
          (SELECT row_to_json(x)::text FROM (SELECT ${order}) x) AS place
        FROM ${table} t CROSS JOIN json_populate_record(NULL::${table}, coalesce(${from}, '{}')::json) p
        WHERE t.workspace_id = ${workspaceId} AND (${from}::text IS NULL OR (${order}) > (${before}))
        ORDER BY ${order} LIMIT ${ROWS_AT_ONCE}`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) return;
    place = rows.at(-1)?.place ?? null;
  }
}
