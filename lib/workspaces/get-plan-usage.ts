import { quotaMonth } from "../audits/quota-month.ts";
import type { Caller } from "../caller.ts";
import { withIdentity } from "../db.ts";
import { planLimits } from "../plans.ts";
import { getWorkspace } from "./get-workspace.ts";

/** How much of one of a plan's limits is used; a limit of null is unlimited. */
export type Usage = { used: number; limit: number | null };

export type PlanUsage = {
  billingPeriod: "monthly" | "annual";
  audits: Usage;
  teamMembers: Usage;
  platforms: Usage;
  workspaces: Usage;
  /** When the next month of audits begins. */
  nextMonth: Date;
};

/** What of the plan's limits is used by the caller's workspace; workspaces are those of its whole account. */
export async function getPlanUsage(caller: Caller, now: Date): Promise<PlanUsage> {
  const { accountId } = caller;
  const [workspace, workspaces] = await Promise.all([
    getWorkspace(caller, now),
    withIdentity({ accountId }, (db) => db.workspace.count({ where: { accountId, deletedAt: null } })),
  ]);
  return {
    billingPeriod: workspace.billing_period,
    audits: { used: workspace.audits_used, limit: workspace.audits_limit },
    teamMembers: { used: workspace.team_members, limit: workspace.team_limit },
    platforms: { used: workspace.platforms_connected, limit: workspace.platform_limit },
    workspaces: { used: workspaces, limit: planLimits(caller.plan).workspaces },
    nextMonth: quotaMonth(caller.planStartedAt, now).end,
  };
}
