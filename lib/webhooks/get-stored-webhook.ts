import type { Webhook } from "#prisma/generated/client.ts";
import type { WorkspaceReader, WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * The row of a webhook of a workspace.
 * @throws Problem 404 `Not Found`.
 */
export async function getStoredWebhook(
  db: Pick<WorkspaceReader, "webhook">,
  workspaceId: string,
  id: string,
): Promise<Webhook> {
  const row = isId(id) ? await db.webhook.findFirst({ where: { workspaceId, id } }) : null;
  if (!row) throw new Problem("Not Found", "There is no such webhook in this workspace.");
  return row;
}

/**
 * The same, which nobody else may change until the transaction ends.
 * @throws Problem 404 `Not Found`.
 */
export async function lockStoredWebhook(tx: WorkspaceTx, workspaceId: string, id: string): Promise<Webhook> {
  if (isId(id))
    await tx.$executeRaw`SELECT 1 FROM webhooks WHERE workspace_id = ${workspaceId} AND id = ${id} FOR NO KEY UPDATE`;
  return getStoredWebhook(tx, workspaceId, id);
}
