import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { CONSTANT_HEADERS } from "../deliveries/request-headers.ts";
import { isId } from "../ids.ts";
import type { AnswerHeader } from "../outgoing/keep-headers.ts";
import { Problem } from "../problems.ts";
import type { DeliveryContents } from "./schemas.ts";

type Attempt = { at: Date; url: string | null; signature: string | null };

/**
 * Everything that went over the wire for a delivery: the body exactly as it is sent, and of each attempt the headers that were sent and
 * answered. The signature of each attempt was kept when it was sent, so that it is shown without opening any secret.
 * @throws Problem 404 `Not Found`.
 */
export async function readContents(
  caller: Caller,
  { webhook_id: webhookId, delivery_id: id }: { webhook_id: string; delivery_id: string },
): Promise<DeliveryContents> {
  requireScope(caller, "webhooks:read");
  const { id: workspaceId } = await resolveWorkspace(caller);
  const row = await readWorkspace(workspaceId, async (db) => {
    if (!isId(id) || !isId(webhookId)) return null;
    return db.delivery.findFirst({
      where: { workspaceId, webhookId, id },
      include: {
        event: { select: { id: true, body: true } },
        webhook: { select: { url: true } },
        tries: { orderBy: { number: "asc" } },
      },
    });
  });
  if (!row?.webhook) throw new Problem("Not Found", "This webhook has no such delivery.");
  const { event, webhook, tries } = row;
  return {
    url: tries.findLast(({ url }) => url !== null)?.url ?? webhook.url,
    body: event.body,
    attempts: tries.map((one) => ({
      at: one.at.toISOString(),
      status: one.status,
      error: one.error,
      duration_ms: one.durationMs,
      response: one.response,
      sent: tellSent(event.id, one),
      answered: one.responseHeaders as AnswerHeader[] | null,
    })),
  };
}

function tellSent(eventId: string, { at, url, signature }: Attempt) {
  if (url === null || signature === null) return null;
  const headers: AnswerHeader[] = [
    ...Object.entries(CONSTANT_HEADERS),
    ["webhook-id", eventId],
    ["webhook-timestamp", String(Math.floor(at.getTime() / 1_000))],
    ["webhook-signature", signature],
  ];
  return { url, headers };
}
