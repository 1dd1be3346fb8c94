import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { utcDay } from "../time.ts";
import type { ComparableAudit } from "./schemas.ts";

/** More than anybody looks through in one list; older ones are compared by their own pages. */
const MOST = 200;

type Row = { id: string; score: number; as_of: Date | null; created_at: Date };

/**
 * The completed audits of the caller's workspace, those that speak of the newest day first, at most 200. An audit speaks of the day
 * that it is "as of", else of the day on which it was asked for.
 */
export async function listComparable(caller: Caller): Promise<ComparableAudit[]> {
  requireScope(caller, "audits:read");
  const { workspaceId } = caller;
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Row[]>`
      SELECT id, (result ->> 'score')::float8 AS score, as_of, created_at FROM audits
      WHERE workspace_id = ${workspaceId} AND status = 'completed'
      ORDER BY coalesce(as_of, (created_at AT TIME ZONE 'UTC')::date) DESC, created_at DESC, id DESC
      LIMIT ${MOST}`,
  );
  return rows.map(({ id, score, as_of, created_at }) => ({
    audit_id: id,
    score,
    as_of: as_of && utcDay(as_of),
    started_at: created_at.toISOString(),
  }));
}
