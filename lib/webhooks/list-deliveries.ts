import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { filterDeliveries } from "./filter-deliveries.ts";
import { getStoredWebhook } from "./get-stored-webhook.ts";
import { presentDelivery, WITH_ATTEMPTS } from "./present-delivery.ts";
import type { DeliveryLogInput } from "./schemas.ts";

/**
 * What was sent and is to be sent to a webhook, with every attempt, newest first.
 * @throws Problem 404 `Not Found`.
 */
export async function listDeliveries(caller: Caller, id: string, query: DeliveryLogInput) {
  requireScope(caller, "webhooks:read");
  const { id: workspaceId } = await resolveWorkspace(caller);
  const { limit, offset, ...filter } = query;
  return readWorkspace(workspaceId, async (db) => {
    await getStoredWebhook(db, workspaceId, id);
    const where = filterDeliveries({ workspaceId, webhookId: id }, filter);
    const rows = await db.delivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: WITH_ATTEMPTS,
    });
    const total = await db.delivery.count({ where });
    return { deliveries: rows.map(presentDelivery), total, limit, offset };
  });
}
