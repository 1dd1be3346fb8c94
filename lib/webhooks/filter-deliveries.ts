import type { Prisma } from "#prisma/generated/client.ts";
import type { DeliveryLogInput } from "./schemas.ts";

type Filter = Omit<DeliveryLogInput, "limit" | "offset">;

/** The deliveries of a webhook that a filter leaves; times are inclusive, words are looked for whatever their case. */
export function filterDeliveries(
  of: { workspaceId: string; webhookId: string },
  { status, event, from, to, q }: Filter,
): Prisma.DeliveryWhereInput {
  return {
    ...of,
    ...(status && { status }),
    ...((from || to) && {
      createdAt: { ...(from && { gte: new Date(from) }), ...(to && { lte: new Date(to) }) },
    }),
    ...(event && { event: { type: event } }),
    ...(q && {
      OR: [{ id: q }, { eventId: q }, { event: { body: { contains: escapeLike(q), mode: "insensitive" } } }],
    }),
  };
}

/** The database client hands signs of patterns on as they are. */
function escapeLike(words: string): string {
  return words.replace(/[\\%_]/g, "\\$&");
}
