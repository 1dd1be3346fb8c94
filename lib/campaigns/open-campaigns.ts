import { requirePlan } from "../access/require-plan.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { advanceWorkspaceCampaigns } from "./advance-workspace-campaigns.ts";

/**
 * Opens the campaigns of the caller's workspace: what is stored of them is then true at `now`.
 * @returns the workspace.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function openCampaigns(caller: Caller, now: Date) {
  requirePlan(caller, "agency", "Campaigns need");
  const workspace = await resolveWorkspace(caller);
  await advanceWorkspaceCampaigns(workspace.id, now);
  return workspace;
}
