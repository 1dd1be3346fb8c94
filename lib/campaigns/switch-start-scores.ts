import { Prisma } from "#prisma/generated/client.ts";
import { sweep } from "../db.ts";
import { RECENT_DAYS } from "../formula/recent-days.ts";
import { formula, olderVersions } from "../formula/versions.ts";

/**
 * Gives running campaigns whose score at the start is of an older version of the formula that of the current one: the
 * reconstructed point of the day on which they began or, where the data end before it, the newest one of the 13 weeks before. It
 * waits for the history (`switchHistory`); without such a point the old score stays, and is compared with none of the new version.
 * Any number of workers may do this at any time.
 */
export async function switchStartScores(): Promise<void> {
  const older = olderVersions();
  if (older.length === 0) return;
  await sweep(Prisma.sql`
      UPDATE campaigns SET score_at_start = point.score, start_version = point.version
      FROM campaigns AS running CROSS JOIN LATERAL (
        SELECT score, formula_version AS version FROM score_points
        WHERE workspace_id = running.workspace_id AND kind = 'reconstructed' AND formula_version = ${formula().name}
          AND date <= (running.start_date AT TIME ZONE 'UTC')::date
          AND date >= (running.start_date AT TIME ZONE 'UTC')::date - ${RECENT_DAYS}::int
        ORDER BY date DESC LIMIT 1) AS point
      WHERE running.status = 'active' AND running.start_version = ANY (${older})
        AND campaigns.workspace_id = running.workspace_id AND campaigns.id = running.id`);
}
