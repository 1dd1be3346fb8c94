import type { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { resolveWorkspace } from "../workspaces/resolve-workspace.ts";
import { loadWebhook } from "./load-webhook.ts";
import type { DeliveriesInput, Delivery } from "./schemas.ts";

const WITH_ATTEMPTS = {
  event: { select: { type: true } },
  tries: { orderBy: { number: "asc" } },
} as const satisfies Prisma.DeliveryInclude;

type Row = Prisma.DeliveryGetPayload<{ include: typeof WITH_ATTEMPTS }>;

/**
 * What was sent and is to be sent to a webhook, with every attempt, newest first.
 * @throws Problem 404 `Not Found`.
 */
export async function listDeliveries(caller: Caller, id: string, query: DeliveriesInput) {
  const { id: workspaceId } = await resolveWorkspace(caller, undefined);
  const { status, limit, offset } = query;
  return withWorkspace(workspaceId, async (tx) => {
    await loadWebhook(tx, workspaceId, id);
    const where = { workspaceId, webhookId: id, ...(status && { status }) };
    const rows = await tx.delivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: WITH_ATTEMPTS,
    });
    const total = await tx.delivery.count({ where });
    return { deliveries: rows.map(present), total, limit, offset };
  });
}

function present(row: Row): Delivery {
  return {
    id: row.id,
    message_id: row.eventId,
    event: row.event.type as Delivery["event"],
    status: row.status as Delivery["status"],
    attempts: row.tries.map(({ at, status, error, durationMs, response }) => {
      return { at: at.toISOString(), status, error, duration_ms: durationMs, response };
    }),
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
