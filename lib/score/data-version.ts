import type { WorkspaceReader, WorkspaceTx } from "../db.ts";

/**
 * Raises the version of a workspace's figures, in the transaction that changes them: what was computed before is stale. To be
 * called last, because the row stays locked until the transaction ends.
 */
export async function bumpDataVersion(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO data_versions (workspace_id, version, unfitted_since) VALUES (${workspaceId}, 1, now())
    ON CONFLICT (workspace_id) DO UPDATE SET version = data_versions.version + 1,
      unfitted_since = coalesce(data_versions.unfitted_since, now())`;
}

/** The version of a workspace's figures: how often they have changed. */
export async function readDataVersion(db: WorkspaceReader, workspaceId: string): Promise<bigint> {
  const row = await db.dataVersion.findFirst({ where: { workspaceId } });
  return row?.version ?? 0n;
}
