import { acrossWorkspaces, withWorkspace } from "../db.ts";
import { MIN_CHANGE_TENTHS } from "../events/is-significant-change.ts";
import { PLANS, planLimits } from "../plans.ts";

const MAX_AT_ONCE = 20;
const MAX_AGE_SECONDS = 3_600;
/** How long other workers leave a score alone that one of them computes, and how long it rests after a failure. */
const TURN_SECONDS = 120;

/**
 * Computes the real-time scores whose figures have changed, and every one at least once an hour, so that the history does
 * not wait for somebody to read the score; each by the version of the formula of its newest audit. Sends an event for those that differ from the score that was last sent, also when
 * it was a reader who had them computed. Several workers share them: none computes what another has taken.
 * @throws Error the first failure, after all that were taken have been tried
 */
export async function refreshLiveScores(now: Date): Promise<void> {
  const rows = await takeDue(now);
  if (rows.length === 0) return;
  // An idle worker needs nothing of what computes: the models of comments are large.
  const { computeLiveScore } = await import("./compute-live-score.ts");
  const { publishLiveScore } = await import("./publish-live-score.ts");
  const failures: unknown[] = [];
  for (const { id, version } of rows)
    try {
      await publishLiveScore(id, await computeLiveScore(id, now, version), now);
      await endTurn(id);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

function takeDue(now: Date): Promise<{ id: string; version: string }[]> {
  const plans = PLANS.filter((plan) => planLimits(plan).real_time);
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<{ id: string; version: string }[]>`
      WITH due AS (SELECT workspaces.id, newest.version FROM workspaces
      JOIN accounts ON accounts.id = workspaces.account_id
      JOIN data_versions ON data_versions.workspace_id = workspaces.id
      LEFT JOIN live_scores ON live_scores.workspace_id = workspaces.id
      LEFT JOIN LATERAL (
        SELECT (body::jsonb #>> '{data,score}')::numeric AS score FROM events
        WHERE events.workspace_id = workspaces.id AND type = 'score.changed'
        ORDER BY sequence DESC LIMIT 1) AS last_sent ON true
      CROSS JOIN LATERAL (
        SELECT result #>> '{explanation,formula_version}' AS version FROM audits
        WHERE audits.workspace_id = workspaces.id AND status = 'completed' AND as_of IS NULL
        ORDER BY completed_at DESC, id DESC LIMIT 1) AS newest
      WHERE workspaces.real_time AND workspaces.deleted_at IS NULL AND accounts.plan = ANY (${plans})
        AND (live_scores.data_version IS DISTINCT FROM data_versions.version
          OR live_scores.formula_version IS DISTINCT FROM newest.version
          OR abs(round(live_scores.score::numeric * 10) - round(last_sent.score * 10)) >= ${MIN_CHANGE_TENTHS}
          OR live_scores.calculated_at <= ${now}::timestamptz - make_interval(secs => ${MAX_AGE_SECONDS}))
        AND (data_versions.refresh_until IS NULL OR data_versions.refresh_until < now())
      ORDER BY live_scores.calculated_at NULLS FIRST LIMIT ${MAX_AT_ONCE} FOR NO KEY UPDATE OF data_versions SKIP LOCKED)
      UPDATE data_versions SET refresh_until = now() + make_interval(secs => ${TURN_SECONDS})
      FROM due WHERE data_versions.workspace_id = due.id
      RETURNING due.id, due.version`,
  );
}

function endTurn(workspaceId: string): Promise<unknown> {
  return withWorkspace(
    workspaceId,
    (tx) => tx.$executeRaw`UPDATE data_versions SET refresh_until = NULL WHERE workspace_id = ${workspaceId}`,
  );
}
