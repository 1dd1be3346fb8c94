import { requirePlan } from "../access/require-plan.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { advanceWorkspaceCampaigns } from "./advance-workspace-campaigns.ts";
import { campaignNotFound } from "./get-stored-campaign.ts";

/**
 * Deletes a campaign of the caller's workspace, whatever its state. Transitions that were due still happen first, with their events.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function deleteCampaign(
  caller: Caller,
  id: string,
  now: Date,
): Promise<{ id: string; deleted: true }> {
  requirePlan(caller, "agency", "Campaigns need");
  const { id: workspaceId } = await resolveWorkspace(caller, undefined);
  if (!isId(id)) throw campaignNotFound();
  await advanceWorkspaceCampaigns(workspaceId, now);
  const { count } = await withWorkspace(workspaceId, (tx) =>
    tx.campaign.deleteMany({ where: { workspaceId, id } }),
  );
  if (count === 0) throw campaignNotFound();
  return { id, deleted: true };
}
