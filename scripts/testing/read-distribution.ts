import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

export const CITUS_SQL = join(import.meta.dirname, "../../deploy/citus.sql");

/** The tables of `deploy/citus.sql`, by what it does with each; a distributed one with its column. */
export type Distribution = { distributed: Map<string, string>; reference: Set<string> };

/** In place of the extension's functions: they note what they are asked for. */
const STAND_INS = `
  CREATE TEMP TABLE asked (how text, name text, of text);
  CREATE FUNCTION pg_temp.create_distributed_table(t regclass, c text, colocate_with text DEFAULT 'default') RETURNS void
    LANGUAGE sql AS $$ INSERT INTO asked VALUES ('distributed', t::text, c) $$;
  CREATE FUNCTION pg_temp.create_reference_table(t regclass) RETURNS void
    LANGUAGE sql AS $$ INSERT INTO asked VALUES ('reference', t::text, NULL) $$;`;

/**
 * Runs `deploy/citus.sql` on a migrated database that has no Citus, with functions that note what they are asked for. Nothing of it stays.
 * @param client of the owner
 */
export async function readDistribution(client: pg.ClientBase): Promise<Distribution> {
  const sql = readFileSync(CITUS_SQL, "utf8").replace(
    /\bcreate_(distributed|reference)_table\b/g,
    "pg_temp.$&",
  );
  await client.query("BEGIN");
  try {
    await client.query(`${STAND_INS} ${sql}`);
    const { rows } = await client.query<{ how: string; name: string; of: string }>("SELECT * FROM asked");
    const named = (how: string) => rows.filter((row) => row.how === how);
    return {
      distributed: new Map(named("distributed").map(({ name, of }) => [name, of])),
      reference: new Set(named("reference").map(({ name }) => name)),
    };
  } finally {
    await client.query("ROLLBACK");
  }
}
