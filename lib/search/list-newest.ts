import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { planIncludes } from "../plans.ts";
import type { NewestThings } from "./schemas.ts";

const MOST_AUDITS = 10;
const MOST_CAMPAIGNS = 50;

/**
 * The newest audits and campaigns of the caller's workspace, by which they are found again; no campaigns below the Agency plan.
 * @throws Problem 403 without the scope `audits:read` or `campaigns:read`.
 */
export async function listNewest(caller: Caller): Promise<NewestThings> {
  requireScope(caller, "audits:read");
  requireScope(caller, "campaigns:read");
  const { workspaceId } = caller;
  const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const [audits, campaigns] = await Promise.all([
    readWorkspace(workspaceId, (db) =>
      db.audit.findMany({
        where: { workspaceId },
        orderBy: newestFirst,
        take: MOST_AUDITS,
        select: { id: true, status: true, createdAt: true },
      }),
    ),
    planIncludes(caller.plan, "agency")
      ? readWorkspace(workspaceId, (db) =>
          db.campaign.findMany({
            where: { workspaceId },
            orderBy: newestFirst,
            take: MOST_CAMPAIGNS,
            select: { id: true, name: true, status: true },
          }),
        )
      : [],
  ]);
  return {
    audits: audits.map(({ id, status, createdAt }) => ({
      id,
      status: status as NewestThings["audits"][number]["status"],
      started_at: createdAt.toISOString(),
    })),
    campaigns: campaigns as NewestThings["campaigns"],
  };
}
