import type { Caller } from "../caller.ts";
import { presentEntry } from "./present-campaign.ts";
import { readCampaignPage } from "./read-campaign-page.ts";
import type { CampaignList, CampaignQuery } from "./schemas.ts";

/**
 * The campaigns of the caller's workspace, newest first.
 * @param query `limit` 1 to 100, `offset` from 0 on, `status` for those in one state; `total` counts what it lets pass.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function listCampaigns(caller: Caller, query: CampaignQuery, now: Date): Promise<CampaignList> {
  const { rows, facts, page } = await readCampaignPage(caller, query, now);
  return { campaigns: rows.map((row) => presentEntry(row, facts)), ...page };
}
