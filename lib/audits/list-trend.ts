import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";

/** A line of more points says no more. */
const MOST = 100;

/** A day that an audit speaks of (YYYY-MM-DD) and its score. */
export type AuditPoint = { date: string; value: number };

/**
 * The scores of the caller's workspace by the day that their audits speak of, ascending: those by the formula of the newest completed
 * audit, since scores of two formulas make no line. Of several audits of a day the last one counts; scores that rest on nothing are left out.
 * @returns the newest 100 days
 */
export async function listTrend(caller: Caller): Promise<AuditPoint[]> {
  requireScope(caller, "audits:read");
  const { workspaceId } = caller;
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<AuditPoint[]>`
      WITH completed AS (
        SELECT id, formula_version, result, created_at,
          to_char(coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date), 'YYYY-MM-DD') AS day
        FROM audits WHERE workspace_id = ${workspaceId} AND status = 'completed')
      SELECT DISTINCT ON (day) day AS date, (result ->> 'score')::float8 AS value FROM completed
      WHERE formula_version = (SELECT formula_version FROM completed ORDER BY created_at DESC, id DESC LIMIT 1)
        AND EXISTS (SELECT FROM jsonb_each(result -> 'confidence') pillar WHERE pillar.value ->> 'level' <> 'none')
      ORDER BY day DESC, created_at DESC, id DESC
      LIMIT ${MOST}`,
  );
  return rows.reverse();
}
