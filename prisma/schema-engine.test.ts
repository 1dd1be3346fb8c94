import { expect, it } from "vitest";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { listMigrations, NO_FILTERS, withSchemaEngine } from "./schema-engine.ts";

/** Applies one more migration than those of the checkout. */
function applyOneMore(path: string, sql: string) {
  const known = listMigrations();
  const more = {
    path,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  };
  const migrationsList = { ...known, migrationDirectories: [...known.migrationDirectories, more] };
  return withSchemaEngine(process.env.DATABASE_OWNER_URL ?? "", (engine) =>
    engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
  );
}

async function tables(): Promise<string[]> {
  const { rows } = await ownerPool().query("SELECT relname FROM pg_class WHERE relname LIKE 'whole_%'");
  return rows.map(({ relname }) => relname);
}

it("a migration that fails half-way leaves nothing behind", async () => {
  const half =
    "CREATE TABLE whole_1 (a int); INSERT INTO whole_1 SELECT 1 / 0; CREATE TABLE whole_2 (a int);";
  await expect(applyOneMore("29990101000000_half", half)).rejects.toThrow("division by zero");
  expect(await tables()).toEqual([]);
});

it("a migration may hold functions and comments with semicolons", async () => {
  await ownerPool().query("UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL");
  const whole = `-- One; two.
    CREATE FUNCTION whole_one() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END; $$;
    CREATE TABLE whole_3 AS SELECT whole_one() AS a;`;
  await applyOneMore("29990101000001_whole", whole);
  expect(await tables()).toEqual(["whole_3"]);
});
