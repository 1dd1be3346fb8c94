import { requirePlan } from "../access/require-plan.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { findCurrentScore } from "../current-score/find-current-score.ts";
import { withWorkspace } from "../db.ts";
import { advanceWorkspaceCampaigns } from "./advance-workspace-campaigns.ts";
import { getStoredCampaign } from "./get-stored-campaign.ts";
import { presentCampaign } from "./present-campaign.ts";
import type { Campaign } from "./schemas.ts";

/**
 * A campaign of the caller's workspace.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getCampaign(caller: Caller, id: string, now: Date): Promise<Campaign> {
  requirePlan(caller, "agency", "Campaigns need");
  const workspace = await resolveWorkspace(caller, undefined);
  await advanceWorkspaceCampaigns(workspace.id, now);
  const current = await findCurrentScore(workspace, caller.plan, now);
  return withWorkspace(workspace.id, async (tx) => {
    const row = await getStoredCampaign(tx, { workspaceId: workspace.id, id });
    return presentCampaign(row, { currentScore: current?.score ?? null, now });
  });
}
