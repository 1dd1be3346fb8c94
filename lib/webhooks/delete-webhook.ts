import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { authoriseManager } from "./authorise-webhooks.ts";
import { getStoredWebhook } from "./get-stored-webhook.ts";

/**
 * Deletes a webhook with its secrets and deliveries; what is pending for it is not sent any more.
 * @throws Problem 404 `Not Found`, 403 `Insufficient Scope` for an editor or viewer.
 */
export async function deleteWebhook(caller: Caller, id: string): Promise<{ id: string; deleted: true }> {
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    await getStoredWebhook(tx, workspaceId, id);
    // First its deliveries, then the webhook: the order in which a worker that sends to it locks them.
    await tx.delivery.deleteMany({ where: { workspaceId, webhookId: id } });
    await tx.webhook.deleteMany({ where: { workspaceId, id } });
    return { id, deleted: true };
  });
}
