import { acrossWorkspaces, identityDb } from "../db.ts";

/** Current scores of the other workspaces of the same industry in this installation; none where it has no industry. */
export async function findPeerScores(workspaceId: string): Promise<number[]> {
  const own = await identityDb().workspace.findUnique({ where: { id: workspaceId } });
  if (!own?.industry) return [];
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ score: number }[]>`
      SELECT DISTINCT ON (audits.workspace_id) (audits.result->>'score')::float AS score
      FROM audits JOIN workspaces ON workspaces.id = audits.workspace_id
      WHERE workspaces.industry = ${own.industry} AND workspaces.id <> ${workspaceId}
        AND workspaces.deleted_at IS NULL AND audits.status = 'completed' AND audits.as_of IS NULL
      ORDER BY audits.workspace_id, audits.completed_at DESC`,
  );
  return rows.map((row) => row.score);
}
