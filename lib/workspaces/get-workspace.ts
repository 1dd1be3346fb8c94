import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import { countUsedAudits } from "../audits/audit-queries.ts";
import { quotaMonth } from "../audits/quota-month.ts";
import type { Caller } from "../caller.ts";
import { findCurrentScore } from "../current-score/find-current-score.ts";
import { withIdentity, withWorkspace } from "../db.ts";
import { planLimits } from "../plans.ts";
import { countConnected } from "../profiles/list-own-profiles.ts";
import type { WorkspaceResource } from "./schemas.ts";

/**
 * The caller's workspace with its plan, what of it is used, and the current score.
 * @throws Problem 404 when the workspace was deleted.
 */
export async function getWorkspace(caller: Caller, now: Date): Promise<WorkspaceResource> {
  requireScope(caller, "workspace:read");
  const workspace = await resolveWorkspace(caller);
  const { id, accountId } = workspace;
  const { account, members } = await withIdentity({ accountId, workspaceId: id }, async (db) => ({
    account: await db.account.findFirstOrThrow({ where: { id: accountId } }),
    members: await db.membership.count({ where: { workspaceId: id } }),
  }));
  const { start } = quotaMonth(account.planStartedAt, now);
  const facts = await withWorkspace(id, async (tx) => ({
    connected: await countConnected(tx, id),
    used: await countUsedAudits(tx, id, start),
  }));
  const current = await findCurrentScore(workspace, caller.plan, now);
  const limits = planLimits(caller.plan);
  return {
    id,
    name: workspace.name,
    plan: caller.plan,
    billing_period: account.billingPeriod as "monthly" | "annual",
    team_members: members,
    team_limit: limits.team_members,
    platforms_connected: facts.connected,
    platform_limit: limits.platforms,
    audits_used: facts.used,
    audits_limit: limits.audits_per_month,
    current_service_score: current?.score ?? null,
    created_at: workspace.createdAt.toISOString(),
  };
}
