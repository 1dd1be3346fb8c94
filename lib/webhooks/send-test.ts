import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { recordEvent } from "../events/record-event.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";
import { lockStoredWebhook } from "./get-stored-webhook.ts";

/**
 * Sends a `webhook.test` event to one webhook, whatever its events and its status: a receiver can be tried before the
 * webhook is switched on.
 * @throws Problem 403 `Plan Required`, or `Insufficient Scope` for an editor or viewer; 404 `Not Found`.
 */
export async function sendTest(caller: Caller, id: string, now: Date): Promise<{ delivery_id: string }> {
  requireWebhookPlan(caller);
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    await lockStoredWebhook(tx, workspaceId, id);
    const data = { webhook_id: id };
    const event = { workspaceId, type: "webhook.test" as const, data, now, onlyWebhook: id };
    const { deliveryIds } = await recordEvent(tx, event);
    return { delivery_id: deliveryIds[0] ?? "" };
  });
}
