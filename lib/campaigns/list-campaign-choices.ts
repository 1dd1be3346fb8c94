import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { openCampaigns } from "./open-campaigns.ts";
import { listPhaseDays } from "./phase-days.ts";
import { type CampaignChoice, StoredPhases } from "./schemas.ts";

const MOST = 100;

/**
 * The campaigns of the caller's workspace that something can be planned for, by the days of their phases: the newest hundred.
 * @param also the id of one that is among them in any case
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function listCampaignChoices(
  caller: Caller,
  now: Date,
  also?: string | null,
): Promise<CampaignChoice[]> {
  const { id: workspaceId } = await openCampaigns(caller, "campaigns:read", now);
  const select = { id: true, name: true, startDate: true, phases: true };
  const rows = await readWorkspace(workspaceId, async (db) => {
    const newest = await db.campaign.findMany({
      where: { workspaceId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: MOST,
      select,
    });
    if (!also || newest.some(({ id }) => id === also)) return newest;
    return [...newest, ...(await db.campaign.findMany({ where: { workspaceId, id: also }, select }))];
  });
  return rows.map(({ id, name, startDate, phases }) => ({
    id,
    name,
    phases: listPhaseDays(startDate, StoredPhases.parse(phases)),
  }));
}
