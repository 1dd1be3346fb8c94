import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { ownerPool } from "#scripts/testing/owner-db.ts";
import { ensureRoles } from "./ensure-roles.ts";
import { migrate } from "./migrate.ts";

const suffix = randomBytes(4).toString("hex");
const owner = process.env.DATABASE_OWNER_URL ?? "";
const as = (name: string, password = "a pass/word") => {
  const url = new URL(owner);
  [url.username, url.password] = [encodeURIComponent(name), encodeURIComponent(password)];
  return url.href;
};
const urls = { app: as(`app ${suffix}`), sweep: as(`sweep ${suffix}`) };

async function count(url: string, sql = "SELECT count(*)::int AS n FROM workspaces"): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0].n;
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const name of [`app ${suffix}`, `sweep ${suffix}`, `few ${suffix}`, `owner ${suffix}`])
    await ownerPool().query(`DO $$ BEGIN IF to_regrole('"${name}"') IS NOT NULL THEN
      REASSIGN OWNED BY "${name}" TO CURRENT_USER; DROP OWNED BY "${name}"; DROP ROLE "${name}"; END IF; END $$`);
});

it("roles that are new are made, with their passwords: one sees nothing without a scope, the other everything", async () => {
  await ownerPool().query(`INSERT INTO accounts VALUES ('acc_1', 'Brand', 'pro', 'monthly', now(), now());
    INSERT INTO workspaces (id, account_id, name, created_at) VALUES ('ws_1', 'acc_1', 'Brand', now())`);
  await migrate(owner, urls);
  expect([await count(urls.app), await count(urls.sweep)]).toEqual([0, 1]);
  await expect(count(as(`app ${suffix}`, "another"))).rejects.toMatchObject({ code: "28P01" });
  await expect(count(urls.app, "DELETE FROM _prisma_migrations RETURNING 1 AS n")).rejects.toThrow(
    "permission denied",
  );
});

it("a second time nothing is done: no table is locked", async () => {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await client.query("BEGIN; LOCK TABLE posts IN ACCESS SHARE MODE");
  expect(await migrate(owner, urls)).toEqual([]);
  await client.query("ROLLBACK");
  await client.end();
});

it("tables that were given to another owner are seen by that one, and the lookups go on", async () => {
  const next = `owner ${suffix}`;
  await ownerPool().query(`CREATE ROLE "${next}" LOGIN PASSWORD 'x' CREATEROLE`);
  await ownerPool().query(`DO $$ DECLARE t text; BEGIN
    FOR t IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
      EXECUTE format('ALTER TABLE %I OWNER TO "${next}"', t); END LOOP;
    FOR t IN SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
      EXECUTE format('ALTER FUNCTION %s OWNER TO "${next}"', t); END LOOP;
    EXECUTE 'ALTER SCHEMA public OWNER TO "${next}"'; END $$`);
  expect(await count(as(next, "x"))).toBe(0);
  await migrate(as(next, "x"), urls);
  expect(await count(as(next, "x"))).toBe(1);
});

it("roles that would see every row, or are one, are refused", async () => {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  await expect(ensureRoles(client, { ...urls, app: owner })).rejects.toThrow("a superuser or the owner");
  await expect(ensureRoles(client, { ...urls, sweep: urls.app })).rejects.toThrow("the same role");
  await client.query(`CREATE ROLE "few ${suffix}" LOGIN PASSWORD 'x'`);
  await client.query(`SET ROLE "few ${suffix}"`);
  const missing = ensureRoles(client, { app: as(`none ${suffix}`), sweep: urls.sweep });
  await expect(missing).rejects.toThrow(
    `CREATE ROLE "none ${suffix}" LOGIN PASSWORD '...' as somebody who may`,
  );
  await client.end();
});
