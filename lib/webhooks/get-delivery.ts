import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { presentDelivery, WITH_ATTEMPTS } from "./present-delivery.ts";
import type { Delivery } from "./schemas.ts";

/**
 * One delivery of a webhook, with every attempt.
 * @throws Problem 404 `Not Found`.
 */
export async function getDelivery(
  caller: Caller,
  input: { webhook_id: string; delivery_id: string },
): Promise<Delivery> {
  requireScope(caller, "webhooks:read");
  const { webhook_id: webhookId, delivery_id: id } = input;
  const { id: workspaceId } = await resolveWorkspace(caller);
  const row = await readWorkspace(workspaceId, async (db) => {
    const where = { workspaceId, webhookId, id };
    return isId(id) ? db.delivery.findFirst({ where, include: WITH_ATTEMPTS }) : null;
  });
  if (!row) throw new Problem("Not Found", "This webhook has no such delivery.");
  return presentDelivery(row);
}
