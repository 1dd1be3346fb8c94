import { withIdentity } from "../db.ts";

/** The id of the workspace that a workspace's test keys see; null before the first of them was made. */
export async function findTestWorkspace(workspaceId: string): Promise<string | null> {
  const found = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { testOf: workspaceId, deletedAt: null }, select: { id: true } }),
  );
  return found?.id ?? null;
}
