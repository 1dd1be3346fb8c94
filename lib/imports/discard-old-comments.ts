import { acrossWorkspaces, withWorkspace } from "../db.ts";

const DAY_MS = 24 * 3_600_000;
const ROWS_AT_ONCE = 5_000;

/** Removes comments that are older than their workspace keeps them; one without a date is as old as its import. */
export async function discardOldComments(now: Date): Promise<void> {
  const kept = await acrossWorkspaces((tx) =>
    tx.commentRules.findMany({
      where: { keptDays: { not: null } },
      select: { workspaceId: true, keptDays: true },
    }),
  );
  for (const { workspaceId, keptDays } of kept)
    await discardBefore(workspaceId, new Date(now.getTime() - (keptDays ?? 0) * DAY_MS));
}

async function discardBefore(workspaceId: string, before: Date): Promise<void> {
  for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; ) {
    count = await withWorkspace(
      workspaceId,
      (tx) => tx.$executeRaw`
        DELETE FROM comments WHERE workspace_id = ${workspaceId} AND ctid = ANY(ARRAY(
          SELECT ctid FROM comments
          WHERE workspace_id = ${workspaceId} AND coalesce(created_at, imported_at) < ${before} LIMIT ${ROWS_AT_ONCE}))`,
    );
  }
}
