import type { WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * Holds the campaign that a draft is to be planned for, so that it is not deleted before the end of the transaction.
 * @param id null of no campaign, which needs nothing
 * @throws Problem 404 `Not Found` when the workspace has no such campaign.
 */
export async function requireCampaign(
  tx: WorkspaceTx,
  workspaceId: string,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  const found = isId(id)
    ? await tx.$queryRaw<object[]>`
        SELECT 1 FROM campaigns WHERE workspace_id = ${workspaceId} AND id = ${id} FOR KEY SHARE`
    : [];
  if (found.length === 0)
    throw new Problem("Not Found", "This campaign is not there any more. Choose another one, or none.");
}
