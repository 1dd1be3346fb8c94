import type { Caller } from "../caller.ts";
import { findCurrentFigure } from "../current-score/find-current-figure.ts";
import { readWorkspace } from "../db.ts";
import { getStoredCampaign } from "./get-stored-campaign.ts";
import type { openCampaigns } from "./open-campaigns.ts";
import { presentCampaign } from "./present-campaign.ts";
import type { Campaign } from "./schemas.ts";

/**
 * A campaign as it is answered, whatever the caller may do with it.
 * @param workspace what `openCampaigns` gave.
 * @param withScore whether the current score is read as well; without it `score_current` and `score_delta` are null.
 * @throws Problem 404 `Not Found`.
 */
export async function readCampaign(
  workspace: Awaited<ReturnType<typeof openCampaigns>>,
  { plan }: Caller,
  id: string,
  now: Date,
  withScore = true,
): Promise<Campaign> {
  const current = withScore ? await findCurrentFigure(workspace, plan, now) : null;
  return readWorkspace(workspace.id, async (db) => {
    const row = await getStoredCampaign(db, { workspaceId: workspace.id, id });
    return presentCampaign(row, { current, now });
  });
}
