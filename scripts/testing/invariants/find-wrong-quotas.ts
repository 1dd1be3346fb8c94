import { quotaMonth } from "#lib/audits/quota-month.ts";
import { type Plan, planLimits } from "#lib/plans.ts";
import type { Offence, Rows } from "./offence.ts";

type Account = { workspaceId: string; plan: Plan; planStartedAt: Date };

/**
 * I4: workspaces whose charged audits of the month are over the limit of their plan, or are not as many as the API told.
 * @param told `audits_used` of GET /v1/workspace, by workspace
 */
export async function findWrongQuotas(
  rows: Rows,
  now: Date,
  told: Record<string, number> = {},
): Promise<Offence[]> {
  const accounts = await rows.query<Account>(
    `SELECT w.id AS "workspaceId", a.plan, a.plan_started_at AS "planStartedAt"
     FROM workspaces w JOIN accounts a ON a.id = w.account_id`,
  );
  const offences: Offence[] = [];
  for (const { workspaceId, plan, planStartedAt } of accounts.rows) {
    const { start } = quotaMonth(planStartedAt, now);
    const counted = await rows.query<{ used: number }>(
      "SELECT count(*)::int AS used FROM audits WHERE workspace_id = $1 AND charged AND created_at >= $2",
      [workspaceId, start],
    );
    const used = counted.rows[0]?.used ?? 0;
    const limit = planLimits(plan).audits_per_month;
    const offence = (why: string) => offences.push({ invariant: "I4", workspaceId, id: workspaceId, why });
    if (limit !== null && used > limit) offence(`${used} audits are charged of ${limit}`);
    const said = told[workspaceId];
    if (said !== undefined && said !== used) offence(`${used} audits are charged, ${said} were told`);
  }
  return offences;
}
