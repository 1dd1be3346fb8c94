import { acrossWorkspaces } from "../db.ts";

const KEPT_MS = 30 * 24 * 3_600_000;
const MAX_AT_ONCE = 1_000;

/**
 * Removes old events, deliveries and attempts, a bounded number of each at a time. What is pending stays, what
 * was replayed lately stays, and so does the newest `score.changed` of each workspace, with which the next score is compared.
 * @returns whether there may be more
 */
export async function discardOldEvents(now: Date): Promise<boolean> {
  const until = new Date(now.getTime() - KEPT_MS);
  return acrossWorkspaces(async (tx) => {
    const deliveries = await tx.$executeRaw`
      DELETE FROM deliveries d USING (
        SELECT o.workspace_id, o.id FROM events e
          JOIN deliveries o ON o.workspace_id = e.workspace_id AND o.event_id = e.id
        WHERE e.created_at < ${until} AND o.created_at < ${until} AND o.status <> 'pending'
        LIMIT ${MAX_AT_ONCE} FOR UPDATE OF o SKIP LOCKED
      ) old WHERE d.workspace_id = old.workspace_id AND d.id = old.id`;
    const events = await tx.$executeRaw`
      DELETE FROM events e USING (
        SELECT o.workspace_id, o.id FROM events o WHERE o.created_at < ${until}
          AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.workspace_id = o.workspace_id AND d.event_id = o.id)
          AND (o.type <> 'score.changed' OR EXISTS (SELECT 1 FROM events n
            WHERE n.workspace_id = o.workspace_id AND n.type = 'score.changed' AND n.sequence > o.sequence))
        LIMIT ${MAX_AT_ONCE} FOR UPDATE OF o SKIP LOCKED
      ) old WHERE e.workspace_id = old.workspace_id AND e.id = old.id`;
    return deliveries === MAX_AT_ONCE || events === MAX_AT_ONCE;
  });
}
