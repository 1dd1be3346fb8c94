import { type PlinthClient, pages } from "../plinth.ts";

/** How far every campaign has moved the score, by its id; null while there is no score. */
export async function readCampaignGains(client: PlinthClient): Promise<Map<string, string | null>> {
  const gains = new Map<string, string | null>();
  for await (const { campaigns } of pages(client.listCampaigns, { limit: 100 }))
    for (const { id, score_delta } of campaigns) gains.set(id, score_delta);
  return gains;
}
