import type { Prisma } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { findCurrentFigure } from "../current-score/find-current-figure.ts";
import { readWorkspace } from "../db.ts";
import { openCampaigns } from "./open-campaigns.ts";
import type { CampaignQuery } from "./schemas.ts";

const NEWEST: Prisma.CampaignOrderByWithRelationInput[] = [{ createdAt: "desc" }, { id: "desc" }];
const ORDERS = {
  newest: NEWEST,
  /** By the day on which a phase begins or ends; what is over has none and comes last. */
  nextMove: [{ nextMoveAt: { sort: "asc", nulls: "last" } } as const, ...NEWEST],
};

/**
 * One page of the campaigns of the caller's workspace as they are stored, with what is needed to present
 * them. Transitions that are due are applied first.
 * @param query `limit` 1 to 100, `offset` from 0 on, `status` for those in one state; `total` counts what it lets pass.
 * @param options.order `newest` first, or first what moves next.
 * @param options.withScore whether the current score is read as well.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function readCampaignPage(
  caller: Caller,
  query: CampaignQuery,
  now: Date,
  { order = "newest", withScore = true }: { order?: keyof typeof ORDERS; withScore?: boolean } = {},
) {
  const workspace = await openCampaigns(caller, "campaigns:read", now);
  const current = withScore ? await findCurrentFigure(workspace, caller.plan, now) : null;
  const facts = { current, now };
  const { status, limit, offset } = query;
  const where = { workspaceId: workspace.id, ...(status && { status }) };
  return readWorkspace(workspace.id, async (db) => {
    const rows = await db.campaign.findMany({
      where,
      orderBy: ORDERS[order],
      take: limit,
      skip: offset,
    });
    const total = await db.campaign.count({ where });
    return { rows, facts, page: { total, limit, offset } };
  });
}
