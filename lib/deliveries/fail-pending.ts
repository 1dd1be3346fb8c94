import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";

const MAX_AT_ONCE = 5_000;

/**
 * Ends deliveries that can no longer be sent: those of disabled webhooks (but not tests, which are sent whatever the status) and of
 * deleted workspaces. The reason stands as their last attempt, one that was not sent. Those in flight are left alone:
 * their answer still counts.
 * @param of one webhook; without it all of them, also deliveries that were recorded while their webhook was disabled.
 */
export async function failPending(
  tx: WorkspaceTx,
  of: { workspaceId: string; webhookId: string } | null,
  now: Date,
): Promise<void> {
  const one = of
    ? Prisma.sql`d.workspace_id = ${of.workspaceId} AND d.webhook_id = ${of.webhookId}`
    : Prisma.sql`true`;
  await tx.$executeRaw`
    WITH stuck AS (
      SELECT d.workspace_id, d.id, CASE WHEN o.deleted_at IS NOT NULL THEN 'not sent: the workspace was deleted'
        ELSE 'not sent: the webhook was disabled, ' || coalesce(w.disabled_reason, 'by its owner') END AS reason
      FROM deliveries d JOIN workspaces o ON o.id = d.workspace_id
        JOIN events e ON e.workspace_id = d.workspace_id AND e.id = d.event_id
        LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
      WHERE ${one} AND d.status = 'pending' AND (d.lease_until IS NULL OR d.lease_until < clock_timestamp())
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
