import type { Caller } from "../caller.ts";
import { findCurrentScore } from "../current-score/find-current-score.ts";
import { withWorkspace } from "../db.ts";
import { openCampaigns } from "./open-campaigns.ts";
import type { CampaignQuery } from "./schemas.ts";

/**
 * One page of the campaigns of the caller's workspace as they are stored, newest first, with what is needed to present
 * them. Transitions that are due are applied first.
 * @param query `limit` 1 to 100, `offset` from 0 on, `status` for those in one state; `total` counts what it lets pass.
 * @param withScore whether the current score is read as well.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function readCampaignPage(caller: Caller, query: CampaignQuery, now: Date, withScore = true) {
  const workspace = await openCampaigns(caller, "campaigns:read", now);
  const current = withScore ? await findCurrentScore(workspace, caller.plan, now) : null;
  const facts = { current, now };
  const { status, limit, offset } = query;
  const where = { workspaceId: workspace.id, ...(status && { status }) };
  return withWorkspace(workspace.id, async (tx) => {
    const rows = await tx.campaign.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    });
    const total = await tx.campaign.count({ where });
    return { rows, facts, page: { total, limit, offset } };
  });
}
