import { requirePlan } from "../access/require-plan.ts";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { findCurrentFigure } from "../current-score/find-current-figure.ts";
import { withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { planPhases } from "./plan-phases.ts";
import { presentPhases } from "./present-campaign.ts";
import type { CampaignInput, NewCampaign } from "./schemas.ts";

/**
 * Creates a campaign as a draft in the caller's workspace; it begins by itself at its start.
 * @param record writes the entry of the audit log, with the campaign.
 * @param input as `checkPlanAt` lets it pass.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` when the workspace was deleted.
 */
export async function createCampaign(
  caller: Caller,
  input: CampaignInput,
  now: Date,
  record?: Recorder,
): Promise<NewCampaign> {
  requirePlan(caller, "agency", "Campaigns need");
  requireScope(caller, "campaigns:write");
  const workspace = await resolveWorkspace(caller);
  const current = await findCurrentFigure(workspace, caller.plan, now);
  const plan = planPhases(input);
  const campaign = {
    workspaceId: workspace.id,
    id: newId("cmp"),
    name: input.name,
    objective: input.objective || null,
    startDate: input.start_date,
    ...plan,
    status: "draft" as const,
    phase: null,
    nextMoveAt: input.start_date,
    scoreAtStart: current?.score ?? null,
    startVersion: current?.formulaVersion ?? null,
    createdBy: caller.actor.id,
    createdAt: now,
  };
  await withWorkspace(workspace.id, async (tx) => {
    await tx.campaign.create({ data: campaign });
    await record?.(tx, { workspaceId: workspace.id, subject: campaign.id });
  });
  return {
    id: campaign.id,
    name: campaign.name,
    status: campaign.status,
    phases: presentPhases(plan.phases, campaign),
    created_at: now.toISOString(),
  };
}
