import type { Prisma } from "#prisma/generated/client.ts";
import type { Delivery } from "./schemas.ts";

/** What a delivery is read with to be presented. */
export const WITH_ATTEMPTS = {
  event: { select: { type: true } },
  tries: { orderBy: { number: "asc" } },
} as const satisfies Prisma.DeliveryInclude;

type Row = Prisma.DeliveryGetPayload<{ include: typeof WITH_ATTEMPTS }>;

/** A delivery with its attempts as callers see it. */
export function presentDelivery(row: Row): Delivery {
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
