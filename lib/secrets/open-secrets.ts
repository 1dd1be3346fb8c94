import type { Webhook } from "#prisma/generated/client.ts";
import { unseal } from "./seal.ts";
import { secretPlace } from "./secret-place.ts";

type Sealed = Pick<Webhook, "workspaceId" | "id" | "secret" | "previousSecret" | "previousValidUntil">;

/** The secrets that sign what is sent to a webhook now: the current one and, for 24 hours after a rotation, the one before. */
export function openSecrets(webhook: Sealed, now: Date): string[] {
  const current = unseal(webhook.secret, secretPlace(webhook, "secret"));
  const { previousSecret, previousValidUntil } = webhook;
  if (!previousSecret || !previousValidUntil || previousValidUntil <= now) return [current];
  return [current, unseal(previousSecret, secretPlace(webhook, "previous_secret"))];
}
