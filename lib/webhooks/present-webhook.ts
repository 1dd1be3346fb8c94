import type { Webhook } from "#prisma/generated/client.ts";
import type { EventType } from "../events/schemas.ts";
import type { WebhookDetails } from "./schemas.ts";

/** A webhook as callers see it: without its secrets. */
export function presentWebhook(row: Omit<Webhook, "secret" | "previousSecret">): WebhookDetails {
  return {
    id: row.id,
    url: row.url,
    events: row.events as EventType[],
    status: row.status as WebhookDetails["status"],
    created_at: row.createdAt.toISOString(),
    failing_since: row.failingSince?.toISOString() ?? null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    disabled_reason: row.disabledReason,
    previous_valid_until: row.previousValidUntil?.toISOString() ?? null,
  };
}
