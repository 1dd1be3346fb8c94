import { requireScope } from "../access/require-scope.ts";
import { noSuchWorkspace, resolveWorkspace } from "../access/resolve-workspace.ts";
import { countUsedAudits } from "../audits/audit-queries.ts";
import { quotaMonth } from "../audits/quota-month.ts";
import type { Caller } from "../caller.ts";
import { findCurrentFigure } from "../current-score/find-current-figure.ts";
import { lookUp, readWorkspace } from "../db.ts";
import { planLimits } from "../plans.ts";
import { countConnected } from "../profiles/list-own-profiles.ts";
import type { WorkspaceResource } from "./schemas.ts";

type Account = { billingPeriod: "monthly" | "annual"; planStartedAt: Date; members: number };

const ACCOUNT = {
  name: "find-account-with-members",
  text: `SELECT a.billing_period AS "billingPeriod", a.plan_started_at AS "planStartedAt",
      (SELECT count(*)::int FROM memberships m WHERE m.workspace_id = $1) AS members
    FROM accounts a WHERE a.id = $2`,
};

/**
 * The caller's workspace with its plan, what of it is used, and the current score.
 * @throws Problem 404 when the workspace was deleted.
 */
export async function getWorkspace(caller: Caller, now: Date): Promise<WorkspaceResource> {
  requireScope(caller, "workspace:read");
  const workspace = await resolveWorkspace(caller);
  const { id, accountId } = workspace;
  const account = await lookUp<Account>({ accountId, workspaceId: id }, ACCOUNT, [id, accountId]);
  if (!account) throw noSuchWorkspace();
  const { start } = quotaMonth(account.planStartedAt, now);
  const facts = await readWorkspace(id, async (db) => ({
    connected: await countConnected(db, id),
    used: await countUsedAudits(db, id, start),
  }));
  const current = await findCurrentFigure(workspace, caller.plan, now);
  const limits = planLimits(caller.plan);
  return {
    id,
    name: workspace.name,
    plan: caller.plan,
    billing_period: account.billingPeriod,
    team_members: account.members,
    team_limit: limits.team_members,
    platforms_connected: facts.connected,
    platform_limit: limits.platforms,
    audits_used: facts.used,
    audits_limit: limits.audits_per_month,
    current_service_score: current?.score ?? null,
    created_at: workspace.createdAt.toISOString(),
  };
}
