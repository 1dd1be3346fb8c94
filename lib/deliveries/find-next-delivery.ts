import { Prisma } from "#prisma/generated/client.ts";
import type { WorkspaceReader } from "../db.ts";
import type { NextChange } from "../paging/schemas.ts";

const SOON_MS = 60_000;

/**
 * When a pending delivery of a workspace, or of one of its webhooks, is tried next. What waits for a webhook that is
 * paused is not tried, but for tests and what is in flight already.
 */
export async function findNextDelivery(
  tx: WorkspaceReader,
  of: { workspaceId: string; webhookId?: string },
  now: Date,
): Promise<NextChange> {
  const one = of.webhookId === undefined ? Prisma.empty : Prisma.sql`AND d.webhook_id = ${of.webhookId}`;
  const [row] = await tx.$queryRaw<{ next: Date | null }[]>`
    SELECT min(coalesce(d.next_attempt_at, ${now})) AS next
    FROM deliveries d JOIN events e ON e.workspace_id = d.workspace_id AND e.id = d.event_id
      LEFT JOIN webhooks w ON w.workspace_id = d.workspace_id AND w.id = d.webhook_id
    WHERE d.workspace_id = ${of.workspaceId} ${one} AND d.status = 'pending'
      AND (w.status IS DISTINCT FROM 'paused' OR e.type = 'webhook.test' OR d.lease_until > clock_timestamp())`;
  if (!row?.next) return "never";
  return row.next.getTime() < now.getTime() + SOON_MS ? "soon" : "later";
}
