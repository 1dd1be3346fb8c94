import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { getStoredWebhook } from "./get-stored-webhook.ts";
import { presentWebhook } from "./present-webhook.ts";
import type { WebhookDetails } from "./schemas.ts";

/**
 * A webhook of the caller's workspace.
 * @throws Problem 404 `Not Found`.
 */
export async function getWebhook(caller: Caller, id: string): Promise<WebhookDetails> {
  requireScope(caller, "webhooks:read");
  const { id: workspaceId } = await resolveWorkspace(caller);
  return presentWebhook(await readWorkspace(workspaceId, (db) => getStoredWebhook(db, workspaceId, id)));
}
