import type { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { addDeliveries } from "../deliveries/add-deliveries.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";
import { getStoredWebhook, lockStoredWebhook } from "./get-stored-webhook.ts";
import type { Webhook } from "./schemas.ts";

const MAX_AT_ONCE = 1_000;

/** When the failed deliveries were made, both ends included; and of which event, all by themselves. */
export type ReplayedRange = { from: Date; to: Date; event?: Webhook["events"][number] | undefined };

/**
 * Sends to a webhook what could not be delivered to it in a range of time, in the order of the events: each message once,
 * and none that has been delivered since or is pending again. Test-sends are left out. Of very many messages
 * the oldest are taken; calling it again takes the next ones.
 * @returns how many deliveries were made, and how many messages are left.
 * @throws Problem 403 `Plan Required`, or `Insufficient Scope` for an editor or viewer; 404 `Not Found`.
 */
export async function replayRange(
  caller: Caller,
  webhookId: string,
  range: ReplayedRange,
  now: Date,
): Promise<{ replayed: number; remaining: number }> {
  requireWebhookPlan(caller);
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    // Two calls at once would otherwise both find the same messages.
    await lockStoredWebhook(tx, workspaceId, webhookId);
    const where = failedMessages({ workspaceId, webhookId }, range);
    const order = { orderBy: { sequence: "asc" }, take: MAX_AT_ONCE } as const;
    const total = await tx.event.count({ where });
    const events = await tx.event.findMany({ where, ...order, select: { id: true } });
    const deliveries = events.map(({ id: eventId }) => ({ eventId, webhookId }));
    await addDeliveries(tx, workspaceId, deliveries, now);
    return { replayed: deliveries.length, remaining: total - deliveries.length };
  });
}

/**
 * How many messages `replayRange` would send for a range, and how many of them at once.
 * @throws as `replayRange` does.
 */
export async function countReplay(
  caller: Caller,
  webhookId: string,
  range: ReplayedRange,
): Promise<{ messages: number; at_once: number }> {
  requireWebhookPlan(caller);
  const workspaceId = await authoriseManager(caller);
  return withWorkspace(workspaceId, async (tx) => {
    await getStoredWebhook(tx, workspaceId, webhookId);
    const where = failedMessages({ workspaceId, webhookId }, range);
    return { messages: await tx.event.count({ where }), at_once: MAX_AT_ONCE };
  });
}

function failedMessages(
  { workspaceId, webhookId }: { workspaceId: string; webhookId: string },
  { from, to, event }: ReplayedRange,
): Prisma.EventWhereInput {
  return {
    workspaceId,
    type: event ?? { not: "webhook.test" },
    deliveries: {
      some: { webhookId, status: "failed", createdAt: { gte: from, lte: to } },
      none: { webhookId, status: { not: "failed" } },
    },
  };
}
