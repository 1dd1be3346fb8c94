import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { addDeliveries } from "../deliveries/add-deliveries.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";
import { lockStoredWebhook } from "./get-stored-webhook.ts";

/**
 * Sends an event that was delivered, or could not be, to its webhook once more: a new delivery of the same message, due
 * now. While the webhook is not active it waits as every other delivery.
 * @throws Problem 403 `Plan Required`, or `Insufficient Scope` for an editor or viewer; 404 `Not Found`; 409
 * `Delivery Pending` when it has not ended yet.
 */
export async function replayDelivery(
  caller: Caller,
  input: { webhook_id: string; delivery_id: string },
  now: Date,
): Promise<{ delivery_id: string }> {
  requireWebhookPlan(caller);
  const { webhook_id: webhookId, delivery_id: originalId } = input;
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    await lockStoredWebhook(tx, workspaceId, webhookId);
    const where = { workspaceId, webhookId, id: originalId };
    const original = isId(originalId) ? await tx.delivery.findFirst({ where }) : null;
    if (!original) throw new Problem("Not Found", "This webhook has no such delivery.");
    if (original.status === "pending") {
      throw new Problem(
        "Delivery Pending",
        "The delivery is still in progress. Wait until it has succeeded or failed.",
      );
    }
    const { eventId } = original;
    const [id = ""] = await addDeliveries(tx, workspaceId, [{ eventId, webhookId }], now);
    return { delivery_id: id };
  });
}
