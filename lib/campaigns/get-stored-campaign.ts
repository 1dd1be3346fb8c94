import type { WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * A campaign of a workspace as it is stored.
 * @param lock holds it to the end of the transaction, so that nobody moves or changes it meanwhile.
 * @throws Problem 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getStoredCampaign(
  tx: WorkspaceTx,
  { workspaceId, id, lock = false }: { workspaceId: string; id: string; lock?: boolean },
) {
  if (!isId(id)) throw campaignNotFound();
  if (lock) {
    await tx.$queryRaw`SELECT 1 FROM campaigns WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`;
  }
  const row = await tx.campaign.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
  if (!row) throw campaignNotFound();
  return row;
}

/** The answer for an id that is no campaign of the workspace. */
export function campaignNotFound(): Problem {
  return new Problem("Not Found", "There is no campaign with this ID, or you have no access to it.");
}
