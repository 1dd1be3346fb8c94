import type pg from "pg";
import type { Table } from "./manifest.ts";

const OF_EXTENSION = "SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'";

/** The tables of the database, with the columns that can be written, by name. */
export async function describeTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, jsonb_agg(jsonb_build_object('name', a.attname, 'type',
      format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT EXISTS (${OF_EXTENSION})
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname COLLATE "C"`);
  return rows;
}

/**
 * Makes sure that this role sees every row of every table: policies would let another one read a part, and say nothing.
 * @throws Error that names tables and the way out.
 */
export async function requireAllRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; role: string }>(`
    SELECT c.relname AS name, current_user AS role FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND row_security_active(c.oid) AND (
      EXISTS (SELECT FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname AND p.permissive = 'RESTRICTIVE')
      OR NOT EXISTS (SELECT FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname AND p.qual = 'true'
        AND p.cmd IN ('ALL', 'SELECT') AND p.roles && ARRAY[current_user, 'public']::name[]))
    ORDER BY 1`);
  if (rows.length === 0) return;
  throw new Error(
    `the role ${rows[0]?.role} does not see all rows of ${rows.map(({ name }) => name).join(", ")}: set DATABASE_OWNER_URL to the ` +
      "address of the owner of the tables, and run npm run db:migrate",
  );
}

/** Where each sequence stands that has given a number. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
