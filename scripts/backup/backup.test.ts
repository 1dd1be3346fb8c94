import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { rereadEnv } from "#lib/env.ts";
import { unseal } from "#lib/secrets/seal.ts";
import { MADE_AT, prepareBackups } from "#scripts/testing/backups.ts";
import { queryOnce, readAllRows } from "#scripts/testing/empty-database.ts";
import { furnish } from "#scripts/testing/furnish.ts";
import { addOddRows } from "#scripts/testing/odd-rows.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";

const { folder, file, admin, source, empty, backUp, restore } = prepareBackups();

beforeAll(async () => {
  for (const platform of ["twitter", "tiktok"] as const) {
    const workspace = await makeWorkspace();
    await furnish(workspace, platform);
    await addOddRows(workspace.id);
  }
  await backUp();
}, 60_000);

describe("a backup", () => {
  it("holds every row of every workspace, the files, the secrets, and where sequences stood", async () => {
    const into = await empty();
    writeFileSync(
      join(into.dataDir, "secrets.json"),
      '{"POSTGRES_PASSWORD":"own","PLINTH_ENCRYPTION_KEYS":"k1:other"}',
    );
    const before = await readAllRows(admin);
    const rows = Object.values(before).flat().length;
    const summary = await restore(into);
    expect(await readAllRows(into.owner)).toEqual(before);
    expect(Object.values(before).filter((table) => table.length > 0).length).toBeGreaterThan(20);
    expect(summary).toEqual({
      file,
      made_at: MADE_AT.toISOString(),
      version: expect.stringMatching(/^\d+\.\d+/),
      tables: Object.keys(before).length,
      rows,
      compared: { tables: Object.keys(before).length, rows, different: 0 },
      sequences: expect.any(Number),
      files: ["demo.json", "models/deep/empty", "models/drafts.json"],
      migrated: [],
      seconds: expect.any(Number),
    });
    expect(readdirSync(into.dataDir).sort()).toEqual(["demo.json", "models", "secrets.json"]);
    expect(readFileSync(join(into.dataDir, "models/drafts.json"), "utf8")).toBe("of models/drafts.json");
    const kept = readFileSync(join(into.dataDir, "secrets.json"), "utf8");
    expect(JSON.parse(kept)).toEqual({ POSTGRES_PASSWORD: "own", ...source.secrets });
    expect(statSync(join(into.dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });

  it("is one file that only its user may read, and in which nothing can be read", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 100).toString("latin1")).toMatch(/^age-encryption.org\/v1\n-> scrypt \S+ 10\n/);
    for (const text of ["owner", "tables/", "PLINTH"]) expect(bytes.includes(text)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(["backup.age", "data"]);
  });

  it("restored is held to the same rights, rules and policies, and goes on counting", async () => {
    const into = await empty();
    await restore(into);
    expect(await queryOnce(into.app, "SELECT id FROM workspaces")).toEqual([]);
    expect(await queryOnce(into.sweep, "SELECT id FROM workspaces")).toHaveLength(2);
    await expect(queryOnce(into.app, "DELETE FROM audit_log")).rejects.toThrow("permission denied");
    await expect(into.query("DELETE FROM audit_log")).rejects.toThrow("append-only");
    await expect(into.query("DELETE FROM workspaces")).rejects.toThrow("foreign key");
    const what = `SELECT conrelid::regclass::text AS name, conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace UNION ALL
      SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal UNION ALL
      SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' UNION ALL
      SELECT table_name, column_name, concat_ws(' ', data_type, is_nullable, column_default, is_identity)
        FROM information_schema.columns WHERE table_schema = 'public' UNION ALL
      SELECT tablename, policyname, concat_ws(' ', cmd, roles::text, qual, with_check) FROM pg_policies UNION ALL
      SELECT relname, relpersistence::text, relacl::text || relrowsecurity || relforcerowsecurity FROM pg_class
        WHERE relkind IN ('r', 'S') AND relnamespace = 'public'::regnamespace ORDER BY 1, 2, 3`;
    expect(await into.query(what)).toEqual(await queryOnce(admin, what));
    const [{ last }] = (await queryOnce(admin, "SELECT max(id) AS last FROM audit_log")) as [
      { last: string },
    ];
    const [{ id }] =
      (await into.query(`INSERT INTO audit_log (workspace_id, at, actor_kind, actor_id, action, subject_kind, subject_id)
      VALUES ('w', now(), 'a', 'b', 'c', 'd', 'e') RETURNING id`)) as [{ id: string }];
    expect(Number(id)).toBeGreaterThan(Number(last));
  });

  it("brings the keys: what is stored sealed opens with what is in the data directory", async () => {
    const into = await empty();
    await restore(into);
    const [row] = (await into.query("SELECT workspace_id, id, secret FROM webhooks LIMIT 1")) as [
      { workspace_id: string; id: string; secret: Buffer },
    ];
    process.env.PLINTH_ENCRYPTION_KEYS = JSON.parse(
      readFileSync(join(into.dataDir, "secrets.json"), "utf8"),
    ).PLINTH_ENCRYPTION_KEYS;
    rereadEnv();
    expect(
      unseal(row.secret, { workspaceId: row.workspace_id, table: "webhooks", row: row.id, column: "secret" }),
    ).toBeTruthy();
  });
});
