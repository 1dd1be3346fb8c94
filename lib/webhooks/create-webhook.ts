import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { seal } from "../secrets/seal.ts";
import { makeSecret } from "../secrets/secret-format.ts";
import { secretPlace } from "../secrets/webhook-secret.ts";
import { authoriseManager, requireWebhookPlan } from "./authorise-webhooks.ts";
import { presentWebhook } from "./present-webhook.ts";
import type { NewWebhookInput, WebhookDetails } from "./schemas.ts";

/** Every event is sent to each of them: a workspace with more has made a mistake. */
const MAX_WEBHOOKS = 50;

/**
 * Registers a webhook in the caller's workspace; it is active at once. The secret is stored sealed.
 * @param input as `NewWebhookBody` with a `WebhookUrl` gives it.
 * @returns the webhook, and beside it the secret that was made because none was given, to be shown once; else null.
 * @throws Problem 403 `Plan Required`, or `Insufficient Scope` for an editor or viewer; 404 `Not Found` when the workspace
 * was deleted; 409 `Limit Reached` when it has as many webhooks as it may.
 */
export async function createWebhook(
  caller: Caller,
  input: NewWebhookInput,
  now: Date,
): Promise<{ webhook: WebhookDetails; madeSecret: string | null }> {
  requireWebhookPlan(caller);
  const workspaceId = await authoriseManager(caller);
  const id = newId("wh");
  const madeSecret = input.secret === undefined ? makeSecret() : null;
  const secret = seal(input.secret ?? madeSecret ?? "", secretPlace({ workspaceId, id }, "secret"));
  const { url, events } = input;
  const row = await withWorkspace(workspaceId, async (tx) => {
    await checkLimit(tx, workspaceId);
    const data = { workspaceId, id, url, events, status: "active", secret };
    return tx.webhook.create({ data: { ...data, createdBy: caller.actor.id, createdAt: now } });
  });
  return { webhook: presentWebhook(row), madeSecret };
}

async function checkLimit(tx: WorkspaceTx, workspaceId: string): Promise<void> {
  await lockUntilEnd(tx, `webhooks of ${workspaceId}`);
  if ((await tx.webhook.count({ where: { workspaceId } })) < MAX_WEBHOOKS) return;
  throw new Problem(
    "Limit Reached",
    `A workspace can have at most ${MAX_WEBHOOKS} webhooks. Delete one you no longer use.`,
  );
}
