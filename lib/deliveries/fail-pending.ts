import { Prisma } from "#prisma/generated/client.ts";
import { sweep, type WorkspaceTx } from "../db.ts";

const MAX_AT_ONCE = 5_000;

/**
 * Ends deliveries of a webhook that can no longer be sent: where it is disabled (but not tests, which are sent whatever the status) or its
 * workspace deleted. The reason stands as their last attempt, one that was not sent. Those in flight are left alone: their answer still counts.
 */
export async function failPending(
  tx: WorkspaceTx,
  { workspaceId, webhookId }: { workspaceId: string; webhookId: string },
  now: Date,
): Promise<void> {
  await tx.$executeRaw(
    ending(Prisma.sql`d.workspace_id = ${workspaceId} AND d.webhook_id = ${webhookId}`, now),
  );
}

/** The same over all workspaces and webhooks, also for deliveries that were recorded while their webhook was disabled. */
export async function failAllPending(now: Date): Promise<void> {
  await sweep(ending(Prisma.sql`true`, now));
}

function ending(which: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`
    WITH stuck AS (
      SELECT d.workspace_id, d.id, CASE WHEN o.deleted_at IS NOT NULL THEN 'not sent: the workspace was deleted'
        ELSE 'not sent: the webhook was disabled, ' || coalesce(w.disabled_reason, 'by its owner') END AS reason
      FROM deliveries d JOIN workspaces o ON o.id = d.workspace_id
        JOIN events e ON e.workspace_id = d.workspace_id AND e.id = d.event_id
        LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
      WHERE ${which} AND d.status = 'pending' AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
        AND (o.deleted_at IS NOT NULL OR (w.status = 'disabled' AND e.type <> 'webhook.test'))
      LIMIT ${MAX_AT_ONCE} FOR NO KEY UPDATE OF d SKIP LOCKED
    ), ended AS (
      UPDATE deliveries d SET status = 'failed', attempts = d.attempts + 1, next_attempt_at = NULL,
        completed_at = ${now}, lease_token = NULL, lease_until = NULL
      FROM stuck s WHERE d.workspace_id = s.workspace_id AND d.id = s.id
      RETURNING d.workspace_id, d.id, d.attempts, s.reason
    )
    INSERT INTO delivery_attempts (workspace_id, delivery_id, number, at, error, duration_ms)
    SELECT workspace_id, id, attempts, ${now}, reason, 0 FROM ended`;
}
