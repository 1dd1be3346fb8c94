import { acrossWorkspaces } from "../db.ts";
import { DAY_MS } from "../time.ts";
import { KEPT_DAYS } from "./schemas.ts";

const MAX_AT_ONCE = 10_000;

/**
 * Removes what the log of requests holds of more than seven days ago.
 * @returns whether there may be more
 */
export async function discardOldRequests(now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  return acrossWorkspaces(async (tx) => {
    const lines = await tx.$executeRaw`
      DELETE FROM logged_requests r USING (
        SELECT o.workspace_id, o.at, o.id FROM logged_requests o WHERE o.at < ${until}
        LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
      ) old WHERE r.workspace_id = old.workspace_id AND r.at = old.at AND r.id = old.id`;
    const counts = await tx.$executeRaw`
      DELETE FROM request_counts c USING (
        SELECT o.workspace_id, o.minute, o.operation, o.status FROM request_counts o WHERE o.minute < ${until}
        LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
      ) old WHERE c.workspace_id = old.workspace_id AND c.minute = old.minute AND c.operation = old.operation
        AND c.status = old.status`;
    return lines === MAX_AT_ONCE || counts === MAX_AT_ONCE;
  });
}
