import type { Caller } from "../caller.ts";
import { findCurrentScore } from "../current-score/find-current-score.ts";
import { withWorkspace } from "../db.ts";
import { getStoredCampaign } from "./get-stored-campaign.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { presentCampaign } from "./present-campaign.ts";
import type { Campaign } from "./schemas.ts";

/**
 * A campaign of the caller's workspace.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getCampaign(caller: Caller, id: string, now: Date): Promise<Campaign> {
  const workspace = await openCampaigns(caller, now);
  const current = await findCurrentScore(workspace, caller.plan, now);
  return withWorkspace(workspace.id, async (tx) => {
    const row = await getStoredCampaign(tx, { workspaceId: workspace.id, id });
    return presentCampaign(row, { currentScore: current?.score ?? null, now });
  });
}
