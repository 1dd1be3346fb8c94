import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { planIncludes } from "../plans.ts";
import { firstWords } from "../text/first-words.ts";
import type { NewestThings } from "./schemas.ts";

const MOST_AUDITS = 10;
const MOST_CAMPAIGNS = 50;
const MOST_DRAFTS = 50;

/**
 * The newest audits, campaigns and drafts of the caller's workspace, by which they are found again; audits only below the Agency plan.
 * @throws Problem 403 without the scope `audits:read` or `campaigns:read`.
 */
export async function listNewest(caller: Caller): Promise<NewestThings> {
  requireScope(caller, "audits:read");
  requireScope(caller, "campaigns:read");
  const { workspaceId } = caller;
  const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
  const hasPlan = planIncludes(caller.plan, "agency");
  const [audits, campaigns, drafts] = await Promise.all([
    readWorkspace(workspaceId, (db) =>
      db.audit.findMany({
        where: { workspaceId },
        orderBy: newestFirst,
        take: MOST_AUDITS,
        select: { id: true, status: true, createdAt: true },
      }),
    ),
    hasPlan
      ? readWorkspace(workspaceId, (db) =>
          db.campaign.findMany({
            where: { workspaceId },
            orderBy: newestFirst,
            take: MOST_CAMPAIGNS,
            select: { id: true, name: true, status: true },
          }),
        )
      : [],
    hasPlan
      ? readWorkspace(workspaceId, (db) =>
          db.draft.findMany({
            where: { workspaceId },
            orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
            take: MOST_DRAFTS,
            select: {
              ...{ id: true, platform: true, status: true },
              variants: { where: { position: 0 }, select: { text: true } },
            },
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
    drafts: drafts.map(({ variants: [first], ...draft }) => ({
      ...(draft as Omit<NewestThings["drafts"][number], "words">),
      words: firstWords(first?.text ?? null),
    })),
    campaigns: campaigns as NewestThings["campaigns"],
  };
}
