import type { WorkspaceTx } from "../db.ts";

/**
 * Notes, in the transaction that changes the figures of a workspace, that what was computed from them before is old. To
 * be called last: the row stays locked until the transaction ends.
 */
export async function noteDataChange(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO data_versions (workspace_id, version) VALUES (${workspaceId}, 1)
    ON CONFLICT (workspace_id) DO UPDATE SET version = data_versions.version + 1`;
}

/** The number of changes to the figures of a workspace so far. */
export async function readDataVersion(tx: WorkspaceTx, workspaceId: string): Promise<bigint> {
  const row = await tx.dataVersion.findUnique({ where: { workspaceId } });
  return row?.version ?? 0n;
}
