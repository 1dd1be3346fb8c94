import type { Caller } from "../caller.ts";
import { presentCampaign } from "./present-campaign.ts";
import { readCampaignPage } from "./read-campaign-page.ts";
import type { Campaign, CampaignQuery } from "./schemas.ts";

/**
 * The campaigns of the caller's workspace, each with its plan: what the dashboard's list shows. What moves next comes first, what is over last.
 * @param query `limit` 1 to 100, `offset` from 0 on, `status` for those in one state.
 * @param withScore whether the current score is read as well; without it `score_current` and `score_delta` are null.
 * @returns the page of campaigns, and how many `query.status` lets pass in all.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function listCampaignPlans(
  caller: Caller,
  query: CampaignQuery,
  now: Date,
  withScore = true,
): Promise<{ campaigns: Campaign[]; total: number }> {
  const { rows, facts, page } = await readCampaignPage(caller, query, now, {
    order: "nextMove",
    withScore,
  });
  return { campaigns: rows.map((row) => presentCampaign(row, facts)), total: page.total };
}
