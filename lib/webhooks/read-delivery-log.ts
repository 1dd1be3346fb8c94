import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { findNextDelivery } from "../deliveries/find-next-delivery.ts";
import { listDeliveries } from "./list-deliveries.ts";
import type { DeliveryLog, DeliveryLogInput } from "./schemas.ts";
import { truncateResponses } from "./truncate-responses.ts";

/**
 * A part of the log of a webhook as the dashboard shows it: with the beginning of each answer, and when any delivery of the
 * webhook changes next, also one that `query` leaves out.
 * @throws Problem 404 `Not Found`.
 */
export async function readDeliveryLog(
  caller: Caller,
  webhookId: string,
  query: DeliveryLogInput,
  now: Date,
): Promise<DeliveryLog> {
  const { workspaceId } = caller;
  // Asked first: what changes while the list is read is still to come.
  const next = await readWorkspace(workspaceId, (db) =>
    findNextDelivery(db, { workspaceId, webhookId }, now),
  );
  const list = await listDeliveries(caller, webhookId, query);
  return { ...list, deliveries: truncateResponses(list.deliveries), next_change: next };
}
