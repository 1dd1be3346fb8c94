import type { Webhook } from "#prisma/generated/client.ts";
import type { WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * The row of a webhook of a workspace.
 * @param lock keeps others from changing it until the transaction ends.
 * @throws Problem 404 `Not Found`.
 */
export async function getStoredWebhook(
  tx: WorkspaceTx,
  workspaceId: string,
  id: string,
  lock?: "lock",
): Promise<Webhook> {
  if (lock && isId(id)) {
    await tx.$executeRaw`SELECT 1 FROM webhooks WHERE workspace_id = ${workspaceId} AND id = ${id} FOR NO KEY UPDATE`;
  }
  const where = { workspaceId_id: { workspaceId, id } };
  const row = isId(id) ? await tx.webhook.findUnique({ where }) : null;
  if (!row) throw new Problem("Not Found", "There is no such webhook in this workspace.");
  return row;
}
