import { acrossWorkspaces, withIdentity } from "../db.ts";
import { PLANS, planLimits } from "../plans.ts";

/** With fewer other accounts somebody could work out whose score is whose: then there is no comparison. */
const MIN_ACCOUNTS = 20;

/**
 * Scores of the workspaces of other accounts of the same industry in this installation: live ones where they are on, else
 * those of the newest audit of every platform that was connected then. A score of another version of the formula, or one
 * that rests on no evidence, is none. Empty
 * where the workspace has no industry, or where the others belong to so few accounts that their scores could be worked
 * out.
 */
export async function findPeerScores(workspaceId: string, formulaVersion: string): Promise<number[]> {
  const own = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { id: workspaceId } }),
  );
  if (!own?.industry) return [];
  const live = PLANS.filter((plan) => planLimits(plan).real_time);
  const rows = await acrossWorkspaces(
    (tx) => tx.$queryRaw<{ account: string; score: number }[]>`
      SELECT account_id AS account, (newest.result->>'score')::float AS score FROM workspaces
      JOIN accounts ON accounts.id = workspaces.account_id
      LEFT JOIN live_scores ON live_scores.workspace_id = workspaces.id
        AND workspaces.real_time AND accounts.plan = ANY (${live})
      CROSS JOIN LATERAL (
        SELECT coalesce(live_scores.result, audits.result) AS result FROM audits
        WHERE audits.workspace_id = workspaces.id AND status = 'completed' AND as_of IS NULL
          AND NOT EXISTS (SELECT 1 FROM profiles own WHERE own.workspace_id = workspaces.id
            AND own.role = 'own' AND own.disconnected_at IS NULL AND own.status = 'connected' AND own.connected_at <= audits.created_at
            AND own.platform <> ALL (audits.platforms))
        ORDER BY completed_at DESC LIMIT 1) AS newest
      WHERE industry = ${own.industry} AND account_id <> ${own.accountId} AND deleted_at IS NULL
        AND newest.result->'explanation'->>'formula_version' = ${formulaVersion}
        AND jsonb_path_exists(newest.result, '$.confidence.*.level ? (@ <> "none")')
      LIMIT 10000`,
  );
  const accounts = new Set(rows.map((row) => row.account));
  return accounts.size < MIN_ACCOUNTS ? [] : rows.map((row) => row.score);
}
