import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { seal, unseal } from "../secrets/seal.ts";
import { makeSecret } from "../secrets/secret-format.ts";
import { secretPlace } from "../secrets/webhook-secret.ts";
import { authoriseManager } from "./authorise-webhooks.ts";
import { lockStoredWebhook } from "./get-stored-webhook.ts";

export const OVERLAP_MS = 24 * 3_600_000;

/**
 * Gives a webhook a new secret. For 24 hours what is sent is signed with the one before, too, so that a receiver can
 * change over; a second rotation in that time ends the older of the two at once.
 * @param secret the new one; one is made when it is undefined.
 * @returns the new secret, which is shown this once.
 * @throws Problem 404 `Not Found`, 403 `Insufficient Scope` for an editor or viewer.
 */
export async function rotateSecret(
  caller: Caller,
  id: string,
  secret: string | undefined,
  now: Date,
): Promise<{ id: string; secret: string; previous_valid_until: string }> {
  const workspaceId = await authoriseManager(caller);
  const next = secret ?? makeSecret();
  const previousValidUntil = new Date(now.getTime() + OVERLAP_MS);
  await withWorkspace(workspaceId, async (tx) => {
    const webhook = await lockStoredWebhook(tx, workspaceId, id);
    const current = unseal(webhook.secret, secretPlace(webhook, "secret"));
    await tx.webhook.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: {
        secret: seal(next, secretPlace(webhook, "secret")),
        previousSecret: seal(current, secretPlace(webhook, "previous_secret")),
        previousValidUntil,
      },
    });
  });
  return { id, secret: next, previous_valid_until: previousValidUntil.toISOString() };
}
