import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import type { LastDelivery } from "./schemas.ts";

type Row = { webhookId: string; status: LastDelivery["status"]; createdAt: Date };

/**
 * The newest delivery of each of some webhooks of the caller's workspace, by the webhook's id; those to which nothing was
 * sent have none.
 */
export async function listLastDeliveries(
  { workspaceId }: Caller,
  webhookIds: string[],
): Promise<Record<string, LastDelivery>> {
  const rows = await readWorkspace(
    workspaceId,
    (db) => db.$queryRaw<Row[]>`
      SELECT w.id AS "webhookId", d.status, d.created_at AS "createdAt"
      FROM webhooks w CROSS JOIN LATERAL (
        SELECT status, created_at FROM deliveries
        WHERE workspace_id = w.workspace_id AND webhook_id = w.id ORDER BY created_at DESC, id DESC LIMIT 1
      ) d
      WHERE w.workspace_id = ${workspaceId} AND w.id = ANY(${webhookIds})`,
  );
  return Object.fromEntries(
    rows.map(({ webhookId, status, createdAt }) => [
      webhookId,
      { status, created_at: createdAt.toISOString() },
    ]),
  );
}
