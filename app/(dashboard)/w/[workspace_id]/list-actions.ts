import type { ActionName } from "#components/palette/actions.ts";
import type { Member } from "#lib/access/find-member.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import { planIncludes, planLimits } from "#lib/plans.ts";

/** What a member may begin, by role and plan. */
export function listActions({ caller: { scopes, plan }, role }: Member): ActionName[] {
  const hasAgency = planIncludes(plan, "agency");
  const may: Record<ActionName, boolean> = {
    audit: scopes.includes("audits:write"),
    import: roleIncludes(role, "editor"),
    draft: hasAgency && roleIncludes(role, "editor"),
    campaign: hasAgency && scopes.includes("campaigns:write"),
    goal: roleIncludes(role, "editor"),
    webhook: hasAgency && roleIncludes(role, ROLE_FOR.webhooks),
    key: planLimits(plan).api && roleIncludes(role, ROLE_FOR.keys),
  };
  return (Object.keys(may) as ActionName[]).filter((name) => may[name]);
}
