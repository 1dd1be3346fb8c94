import type { Caller } from "../caller.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { readCampaign } from "./read-campaign.ts";
import type { Campaign } from "./schemas.ts";

/**
 * A campaign of the caller's workspace.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, whether it exists or not.
 */
export async function getCampaign(caller: Caller, id: string, now: Date): Promise<Campaign> {
  const workspace = await openCampaigns(caller, "campaigns:read", now);
  return readCampaign(workspace, caller, id, now);
}
