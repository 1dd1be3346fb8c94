import { acrossWorkspaces } from "../db.ts";
import { daysBefore } from "../time.ts";

const KEPT_DAYS = 90;
const MAX_AT_ONCE = 1_000;

/** Removes alerts that were over 90 days ago. @returns whether there may be more */
export async function discardOldAlerts(now: Date): Promise<boolean> {
  const removed = await acrossWorkspaces(
    (tx) => tx.$executeRaw`
      WITH old AS (
        SELECT workspace_id, id FROM alerts WHERE ended_at < ${daysBefore(now, KEPT_DAYS)} LIMIT ${MAX_AT_ONCE}
      ), sends AS (
        DELETE FROM alert_sends s USING old WHERE s.workspace_id = old.workspace_id AND s.alert_id = old.id
      )
      DELETE FROM alerts a USING old WHERE a.workspace_id = old.workspace_id AND a.id = old.id`,
  );
  return removed === MAX_AT_ONCE;
}
