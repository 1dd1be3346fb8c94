import { type Offence, type Rows, readOffences } from "./offence.ts";

/**
 * I2: audits that are `processing` ten minutes after a worker first took them, that have no single final state, or that have
 * not told their end exactly once: one score point each, and one `audit.completed` where they are not "as of" a past day.
 */
export function findUnendedAudits(rows: Rows): Promise<Offence[]> {
  return readOffences(
    rows,
    "I2",
    `WITH told AS (
       SELECT workspace_id, body::jsonb -> 'data' ->> 'audit_id' AS id, count(*) AS events FROM events
       WHERE type = 'audit.completed' AND body::jsonb -> 'data' ->> 'status' = 'completed' GROUP BY 1, 2
     ), scored AS (
       SELECT workspace_id, source AS id, count(*) AS points FROM score_points WHERE kind = 'audit' GROUP BY 1, 2
     ), judged AS (
       SELECT a.workspace_id, a.id, CASE
         WHEN a.status = 'processing' AND a.taken_at < now() - interval '10 minutes' THEN 'is still processing'
         WHEN a.status = 'processing' AND (a.result IS NOT NULL OR a.completed_at IS NOT NULL) THEN 'is processing, and has ended'
         WHEN a.status = 'completed' AND (a.result IS NULL OR a.completed_at IS NULL) THEN 'is completed without a result'
         WHEN a.status = 'failed' AND (a.result IS NOT NULL OR a.error_title IS NULL) THEN 'has failed without a reason'
         WHEN a.status <> 'processing' AND a.lease_token IS NOT NULL THEN 'has ended and is held by a worker'
         WHEN a.status <> 'completed' AND coalesce(t.events, 0) + coalesce(s.points, 0) > 0 THEN 'is told as completed, and is not'
         WHEN a.status = 'completed' AND coalesce(s.points, 0) <> 1 THEN 'has ' || coalesce(s.points, 0) || ' score points'
         WHEN a.status = 'completed' AND a.as_of IS NULL AND coalesce(t.events, 0) <> 1
           THEN 'has ' || coalesce(t.events, 0) || ' events audit.completed'
       END AS why
       FROM audits a LEFT JOIN told t USING (workspace_id, id) LEFT JOIN scored s USING (workspace_id, id)
     )
     SELECT workspace_id AS "workspaceId", id, why FROM judged WHERE why IS NOT NULL`,
  );
}
