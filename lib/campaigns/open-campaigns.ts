import { requirePlan } from "../access/require-plan.ts";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import type { Scope } from "../scopes.ts";
import { advanceWorkspaceCampaigns } from "./advance-workspace-campaigns.ts";

/**
 * Opens the campaigns of the caller's workspace: what is stored of them is then true at `now`.
 * @param scope what is to be done with them
 * @returns the workspace.
 * @throws Problem 403 `Plan Required` below Agency or `Insufficient Scope`, 404 `Not Found` when the workspace was deleted.
 */
export async function openCampaigns(caller: Caller, scope: Scope, now: Date) {
  requirePlan(caller, "agency", "Campaigns need");
  requireScope(caller, scope);
  const workspace = await resolveWorkspace(caller);
  await advanceWorkspaceCampaigns(workspace.id, now);
  return workspace;
}
