import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { lockStoredCampaign } from "./get-stored-campaign.ts";
import { openCampaigns } from "./open-campaigns.ts";

/**
 * Deletes a campaign of the caller's workspace, whatever its state; the drafts that were planned for it stay. Transitions that were due
 * still happen first, with their events.
 * @param record writes the entry of the audit log, with the deletion.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function deleteCampaign(
  caller: Caller,
  id: string,
  now: Date,
  record?: Recorder,
): Promise<{ id: string; deleted: true }> {
  const { id: workspaceId } = await openCampaigns(caller, "campaigns:write", now);
  await withWorkspace(workspaceId, async (tx) => {
    await lockStoredCampaign(tx, { workspaceId, id });
    await tx.draft.updateMany({ where: { workspaceId, campaignId: id }, data: { campaignId: null } });
    await tx.campaign.delete({ where: { workspaceId_id: { workspaceId, id } } });
    await record?.(tx, { workspaceId, subject: id });
  });
  return { id, deleted: true };
}
