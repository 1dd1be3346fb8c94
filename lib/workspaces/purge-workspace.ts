import { Prisma } from "#prisma/generated/client.ts";
import { operatorRecorder } from "../audit-log/recorder.ts";
import { acrossWorkspaces, inIdentityTransaction, withWorkspace } from "../db.ts";

/** A workspace that was deleted by mistake can be brought back so long. */
const KEPT_MS = 30 * 24 * 3_600_000;
const ROWS_AT_ONCE = 5_000;
const WORKSPACES_AT_ONCE = 5;
/** What says who did what is kept whatever becomes of the thing; it holds no texts and no secrets. */
const KEPT = "audit_log";
/** Of one another: what others refer to, and what a trigger writes while comments go. */
const LAST = ["campaigns", "comment_changes"];

/**
 * Removes for good what was deleted 30 days ago, the longest ago first.
 * @returns whether there may be more
 */
export async function purgeDeletedWorkspaces(now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - KEPT_MS);
  const due = await acrossWorkspaces((tx) =>
    tx.workspace.findMany({
      where: { deletedAt: { lt: before }, endsAt: null },
      orderBy: { deletedAt: "asc" },
      take: WORKSPACES_AT_ONCE,
      select: { id: true },
    }),
  );
  for (const { id } of due) await purgeWorkspace(id, now);
  return due.length === WORKSPACES_AT_ONCE;
}

/**
 * Removes every row of a deleted workspace but those of the audit log, and its account with the last one. Rows go in small
 * transactions and the workspace itself at the end: one that is broken off is done by the next call.
 * @returns how many rows were removed; 0 of a workspace that is not there, or not deleted, also one that may be kept yet.
 */
export async function purgeWorkspace(id: string, now: Date): Promise<{ id: string; rows: number }> {
  const workspace = await acrossWorkspaces((tx) =>
    tx.workspace.findFirst({
      where: { id, deletedAt: { not: null }, endsAt: null },
      select: { accountId: true },
    }),
  );
  if (!workspace) return { id, rows: 0 };
  let rows = await purgeTestWorkspace(id, now);
  rows += await emptyWorkspace(id, [KEPT]);
  const { accountId } = workspace;
  await inIdentityTransaction({ accountId, workspaceId: id }, async (tx) => {
    rows += (await tx.workspace.deleteMany({ where: { id } })).count;
    const others = await tx.workspace.count({ where: { accountId } });
    if (others === 0) rows += (await tx.account.deleteMany({ where: { id: accountId } })).count;
    await operatorRecorder("workspace.purged", now)(tx, { workspaceId: id, subject: id, detail: { rows } });
  });
  return { id, rows };
}

/** One that belongs to it goes first: nothing would name it any more. */
async function purgeTestWorkspace(testOf: string, now: Date): Promise<number> {
  const where = { testOf, deletedAt: { not: null } };
  const found = await acrossWorkspaces((tx) => tx.workspace.findFirst({ where, select: { id: true } }));
  return found ? (await purgeWorkspace(found.id, now)).rows : 0;
}

/**
 * Removes the rows of a workspace from all tables but some, in small transactions, or in the one around it.
 * @returns how many rows were removed
 */
export async function emptyWorkspace(id: string, kept: readonly string[]): Promise<number> {
  let rows = 0;
  for (const table of await listTables(id, kept)) rows += await emptyTable(id, table);
  return rows;
}

/** All that hold rows of workspaces, as the database has them: a new one is among them by itself. */
function listTables(workspaceId: string, kept: readonly string[]): Promise<string[]> {
  return withWorkspace(workspaceId, async (tx) => {
    const rows = await tx.$queryRaw<{ name: string }[]>`
      SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
        AND a.attname = 'workspace_id' AND NOT a.attisdropped AND c.relname <> ALL (${kept})
      ORDER BY c.relname = ANY (${LAST}), 1`;
    return rows.map(({ name }) => name);
  });
}

async function emptyTable(workspaceId: string, name: string): Promise<number> {
  const table = Prisma.raw(`"${name}"`);
  for (let removed = 0; ; ) {
    const count = await withWorkspace(
      workspaceId,
      (tx) => tx.$executeRaw`
        DELETE FROM ${table} WHERE workspace_id = ${workspaceId} AND ctid = ANY(ARRAY(
          SELECT ctid FROM ${table} WHERE workspace_id = ${workspaceId} LIMIT ${ROWS_AT_ONCE}))`,
    );
    removed += count;
    if (count < ROWS_AT_ONCE) return removed;
  }
}
