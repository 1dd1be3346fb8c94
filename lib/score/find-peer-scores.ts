import { acrossWorkspaces, identityDb } from "../db.ts";

/** Fewer other accounts than this could be told apart: their scores are not compared with. */
const LEAST_ACCOUNTS = 20;

/**
 * Current scores of the workspaces of other accounts of the same industry in this installation; none where the workspace
 * has no industry, or where the others belong to so few accounts that their scores could be worked out.
 */
export async function findPeerScores(workspaceId: string): Promise<number[]> {
  const own = await identityDb().workspace.findUnique({ where: { id: workspaceId } });
  if (!own?.industry) return [];
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ account: string; score: number }[]>`
      SELECT workspaces.account_id AS account, newest.score FROM workspaces
      CROSS JOIN LATERAL (
        SELECT (result->>'score')::float AS score FROM audits
        WHERE audits.workspace_id = workspaces.id AND status = 'completed' AND as_of IS NULL
        ORDER BY completed_at DESC LIMIT 1) AS newest
      WHERE industry = ${own.industry} AND account_id <> ${own.accountId} AND deleted_at IS NULL
      LIMIT 10000`,
  );
  const accounts = new Set(rows.map((row) => row.account));
  return accounts.size < LEAST_ACCOUNTS ? [] : rows.map((row) => row.score);
}
