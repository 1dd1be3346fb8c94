import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";
import { lockStoredWebhook } from "./get-stored-webhook.ts";
import { presentWebhook } from "./present-webhook.ts";
import type { ChangeWebhookInput, WebhookDetails } from "./schemas.ts";

const NOT_DISABLED = { disabledAt: null, disabledReason: null };

/**
 * Changes address, events or status of a webhook. While it is paused, new events make no delivery for it and pending
 * deliveries wait; they continue when it is active again. Activating also ends a disabling.
 * @param changes as `ChangeWebhookBody` with a `WebhookUrl` gives them; what is left out stays.
 * @throws Problem 404 `Not Found`, 403 `Plan Required` when it would become active on a plan without webhooks, 403
 * `Insufficient Scope` for an editor or viewer.
 */
export async function changeWebhook(
  caller: Caller,
  id: string,
  changes: ChangeWebhookInput,
): Promise<WebhookDetails> {
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    const before = await lockStoredWebhook(tx, workspaceId, id);
    const { url = before.url, events = before.events, status = before.status } = changes;
    const isMoved = status !== before.status;
    const isActivated = isMoved && status === "active";
    if (isActivated) requireWebhookPlan(caller);
    const row = await tx.webhook.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: {
        url,
        events,
        status,
        // Failures of the time before do not count against a new address or status.
        ...((url !== before.url || isMoved) && { failingSince: null, trial: { increment: 1 } }),
        ...(isMoved && NOT_DISABLED),
      },
    });
    if (isActivated) await wakeWorker(tx, "deliveries");
    return presentWebhook(row);
  });
}
