import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { addDays, utcDay } from "../time.ts";
import { KEPT_DAYS, type RequestSums } from "./schemas.ts";

/** The one operation that has a rate of its own. */
const SCORE = "getScore";

/**
 * What keys of the caller's workspace asked of the API on the last seven UTC days, by the counts that are kept of every request.
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function sumRequests(caller: Caller, now: Date): Promise<RequestSums> {
  await requireRole(caller, ROLE_FOR.log, "Requests are shown only to");
  const { workspaceId } = caller;
  const first = addDays(utcDay(now), 1 - KEPT_DAYS);
  const [days, peak, operations] = await readWorkspace(workspaceId, async (db) => {
    const days = await db.$queryRaw<{ day: string; requests: number; failed: number }[]>`
      SELECT to_char(minute, 'YYYY-MM-DD') AS day, sum(requests)::float8 AS requests,
        coalesce(sum(requests) FILTER (WHERE status >= 400), 0)::float8 AS failed
      FROM request_counts WHERE workspace_id = ${workspaceId} AND minute >= ${new Date(first)} GROUP BY 1`;
    const peaks = await db.$queryRaw<{ score: number; others: number }[]>`
      SELECT coalesce(max(score), 0)::float8 AS score, coalesce(max(others), 0)::float8 AS others FROM (
        SELECT sum(requests) FILTER (WHERE operation = ${SCORE}) AS score,
          sum(requests) FILTER (WHERE operation <> ${SCORE}) AS others
        FROM request_counts WHERE workspace_id = ${workspaceId} AND minute >= ${new Date(first)} GROUP BY minute) m`;
    const operations = await db.$queryRaw<{ operation: string }[]>`
      SELECT DISTINCT operation FROM request_counts WHERE workspace_id = ${workspaceId} ORDER BY 1`;
    return [days, peaks[0], operations] as const;
  });
  const known = new Map(days.map((one) => [one.day, one]));
  const all = Array.from({ length: KEPT_DAYS }, (_, n) => addDays(first, n)).map(
    (day) => known.get(day) ?? { day, requests: 0, failed: 0 },
  );
  return {
    total: all.reduce((sum, { requests }) => sum + requests, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    days: all,
    peaks: peak ?? { score: 0, others: 0 },
    operations: operations.map(({ operation }) => operation),
  };
}
