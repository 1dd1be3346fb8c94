import type { Caller } from "../caller.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { readCampaign } from "./read-campaign.ts";
import type { Campaign } from "./schemas.ts";

/**
 * A campaign of the caller's workspace.
 * @param withScore whether the current score is read as well; without it `score_current` and `score_delta` are null.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getCampaign(
  caller: Caller,
  id: string,
  now: Date,
  withScore = true,
): Promise<Campaign> {
  const workspace = await openCampaigns(caller, "campaigns:read", now);
  return readCampaign(workspace, caller, id, now, withScore);
}
