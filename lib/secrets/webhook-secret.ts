import type { Webhook } from "#prisma/generated/client.ts";
import { type Place, unseal } from "./seal.ts";

type Column = "secret" | "previous_secret";
type Sealed = Pick<Webhook, "workspaceId" | "id" | "secret" | "previousSecret" | "previousValidUntil">;

/** Where a secret of a webhook is stored, for `seal` and `unseal`. */
export function secretPlace({ workspaceId, id }: { workspaceId: string; id: string }, column: Column): Place {
  return { workspaceId, table: "webhooks", row: id, column };
}

/** The secrets that sign what is sent to a webhook now: the current one and, for 24 hours after a rotation, the one before. */
export function openSecrets(webhook: Sealed, now: Date): string[] {
  const current = unseal(webhook.secret, secretPlace(webhook, "secret"));
  const { previousSecret, previousValidUntil } = webhook;
  if (!previousSecret || !previousValidUntil || previousValidUntil <= now) return [current];
  return [current, unseal(previousSecret, secretPlace(webhook, "previous_secret"))];
}
