import type { Caller } from "#lib/caller.ts";
import { withWorkspace } from "#lib/db.ts";
import { planRetry } from "#lib/deliveries/retry-schedule.ts";
import { createWebhook } from "#lib/webhooks/create-webhook.ts";

/** A name that no receiver can have. */
const URL = "https://hooks.halden.example/plinth";
const ANSWER = { status: 503, error: null, response: "upstream is being restarted" };
const DURATION_MS = 184;

/** A receiver that hears of scores and campaigns. */
export async function addDemoWebhook(caller: Caller, now: Date): Promise<string> {
  const events = ["campaign.phase_changed", "score.changed"] as const;
  return (await createWebhook(caller, { url: URL, events: [...events] }, now)).webhook.id;
}

/**
 * What has been waiting for the receiver was tried for three days and failed; then somebody paused it, so that nothing more is sent
 * to an address that is not there.
 */
export async function failDemoWebhook({ workspaceId }: Caller, webhookId: string): Promise<void> {
  await withWorkspace(workspaceId, async (tx) => {
    const waiting = await tx.delivery.findMany({ where: { workspaceId, webhookId, status: "pending" } });
    for (const { id, createdAt } of waiting) {
      const tries = listTries(createdAt);
      await tx.deliveryAttempt.createMany({
        data: tries.map((at, n) => ({
          ...{ workspaceId, deliveryId: id, number: n + 1, at, durationMs: DURATION_MS },
          ...ANSWER,
        })),
      });
      const ended = { attempts: tries.length, nextAttemptAt: null, completedAt: tries.at(-1) ?? createdAt };
      await tx.delivery.update({
        where: { workspaceId_id: { workspaceId, id } },
        data: { status: "failed", ...ended },
      });
    }
    await tx.webhook.update({
      where: { workspaceId_id: { workspaceId, id: webhookId } },
      data: { status: "paused" },
    });
  });
}

/** When a delivery is tried that never succeeds. */
function listTries(first: Date): Date[] {
  const tries = [first];
  for (;;) {
    const endedAt = new Date((tries.at(-1) ?? first).getTime() + DURATION_MS);
    const next = planRetry({ attempt: tries.length, endedAt, retryAfter: null, random: 0.5 });
    if (!next) return tries;
    tries.push(next);
  }
}
