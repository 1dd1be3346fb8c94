import type { WorkspaceReader, WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

type Named = { workspaceId: string; id: string };

/**
 * A campaign of a workspace as it is stored.
 * @throws Problem 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getStoredCampaign(db: Pick<WorkspaceReader, "campaign">, { workspaceId, id }: Named) {
  if (!isId(id)) throw campaignNotFound();
  const row = await db.campaign.findFirst({ where: { workspaceId, id } });
  if (!row) throw campaignNotFound();
  return row;
}

/**
 * The same, held to the end of the transaction, so that nobody moves or changes it meanwhile.
 * @throws Problem 404 `Not Found` for every other id, whether it exists or not.
 */
export async function lockStoredCampaign(tx: WorkspaceTx, { workspaceId, id }: Named) {
  if (!isId(id)) throw campaignNotFound();
  await tx.$queryRaw`SELECT 1 FROM campaigns WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`;
  return getStoredCampaign(tx, { workspaceId, id });
}

/** The answer for an id that is no campaign of the workspace. */
export function campaignNotFound(): Problem {
  return new Problem("Not Found", "There is no campaign with this ID, or you have no access to it.");
}
