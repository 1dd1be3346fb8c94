import { expect, it } from "vitest";
import { withWorkspace } from "#lib/db.ts";
import { getOrMakeSigningSecret } from "#lib/secrets/signing-secret.ts";
import { furnish } from "#scripts/testing/furnish.ts";
import { ownerDb, ownerPool } from "#scripts/testing/owner-db.ts";
import { makeWorkspace } from "#scripts/testing/workspaces.ts";
import { addWorkspace } from "./add-workspace.ts";
import { deleteWorkspace } from "./delete-workspace.ts";
import { purgeDeletedWorkspaces, purgeWorkspace } from "./purge-workspace.ts";

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** How many rows of a workspace each table holds that can hold any, by the catalogue of the database. */
async function countRows(workspaceId: string): Promise<Record<string, number>> {
  const { rows: tables } = await ownerPool().query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'workspace_id'`,
  );
  const each = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}" WHERE workspace_id = $1`,
  );
  each.push("SELECT 'workspaces', count(*)::int FROM workspaces WHERE id = $1");
  const { rows } = await ownerPool().query<{ name: string; n: number }>(each.join(" UNION ALL "), [
    workspaceId,
  ]);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** A row in every table that nothing else of the test fills, with whatever its columns ask for. */
async function fillEmpty(workspaceId: string): Promise<void> {
  const empty = Object.entries(await countRows(workspaceId)).filter(([, n]) => n === 0);
  for (const [table] of empty) {
    const { rows } = await ownerPool().query<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL`,
      [table],
    );
    const values = rows.map(({ name, type }) =>
      name === "workspace_id" ? `'${workspaceId}'` : sampleOf(type),
    );
    const names = rows.map(({ name }) => `"${name}"`);
    const insert = `INSERT INTO "${table}" (${names}) VALUES (${values})`;
    // Without what the row would refer to.
    await ownerPool().query(`BEGIN; SET LOCAL session_replication_role = replica; ${insert}; COMMIT`);
  }
}

function sampleOf(type: string): string {
  if (/timestamp|date/.test(type)) return "now()";
  if (/json/.test(type)) return "'{}'";
  if (/bytea/.test(type)) return "'\\x00'";
  if (/bool/.test(type)) return "false";
  return /ARRAY/.test(type) ? "'{}'" : "'1'";
}

async function makeFull() {
  const workspace = await makeWorkspace("agency");
  await furnish(workspace, "twitter");
  await withWorkspace(workspace.id, (tx) => getOrMakeSigningSecret(tx, workspace.id, now));
  await fillEmpty(workspace.id);
  return workspace;
}

it("removes every row of a workspace in all tables but the audit log, and none of another", async () => {
  const [gone, other] = [await makeFull(), await makeFull()];
  const before = await countRows(other.id);
  expect(Object.entries(await countRows(gone.id)).filter(([, n]) => n === 0)).toEqual([]);
  await deleteWorkspace(gone.id, now);
  await purgeDeletedWorkspaces(inDays(29));
  expect((await countRows(gone.id)).posts).toBeGreaterThan(0);
  await purgeDeletedWorkspaces(inDays(31));
  const { audit_log: log, ...left } = await countRows(gone.id);
  expect(Object.entries(left).filter(([, n]) => n > 0)).toEqual([]);
  expect(log).toBeGreaterThan(0);
  expect(await countRows(other.id)).toEqual(before);
  expect(await ownerDb().account.count({ where: { id: gone.accountId } })).toBe(0);
  expect(await ownerDb().account.count({ where: { id: other.accountId } })).toBe(1);
}, 60_000);

it("does nothing to one that is not deleted, keeps an account with other workspaces", async () => {
  const { id, accountId } = await makeFull();
  const { workspace_id: sibling } = await addWorkspace(id, "Sibling", now);
  expect(await purgeWorkspace(id, now)).toEqual({ id, rows: 0 });
  await deleteWorkspace(id, now);
  const { rows } = await purgeWorkspace(id, now);
  expect(rows).toBeGreaterThan(20);
  expect(await purgeWorkspace(id, now)).toEqual({ id, rows: 0 });
  expect(await ownerDb().account.count({ where: { id: accountId } })).toBe(1);
  expect(await ownerDb().workspace.count({ where: { id: sibling } })).toBe(1);
}, 60_000);
