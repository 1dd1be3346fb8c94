import type { WorkspaceTx } from "../db.ts";
import { newId } from "../ids.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";

/** Who gets an event: a webhook, or an address that was given with an audit's run. */
export type NewDelivery = { eventId: string; webhookId?: string; url?: string };

/**
 * Adds pending deliveries in the transaction of what happened, and wakes a worker to send them. They are due at `now`, but at once
 * when that is ahead of the database's clock, by which they are claimed.
 * @param now when they are made.
 * @returns their ids, in the order of `deliveries`.
 */
export async function addDeliveries(
  tx: WorkspaceTx,
  workspaceId: string,
  deliveries: NewDelivery[],
  now: Date,
): Promise<string[]> {
  if (deliveries.length === 0) return [];
  const rows = deliveries.map((delivery) => ({ ...delivery, id: newId("dlv") }));
  await tx.$executeRaw`
    INSERT INTO deliveries (workspace_id, id, event_id, webhook_id, url, status, next_attempt_at, created_at)
    SELECT ${workspaceId}, id, "eventId", "webhookId", url, 'pending',
      least(${now}, date_trunc('milliseconds', clock_timestamp())), ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id text, "eventId" text, "webhookId" text, url text)`;
  await wakeWorker(tx, "deliveries");
  return rows.map(({ id }) => id);
}
