import type { Recorder } from "../audit-log/recorder.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { toMinute } from "../time.ts";
import { lockStoredCampaign } from "./get-stored-campaign.ts";
import { openCampaigns } from "./open-campaigns.ts";
import type { Plan } from "./plan-phases.ts";
import { readCampaign } from "./read-campaign.ts";
import { replanPhases } from "./replan-phases.ts";
import { type Campaign, type CampaignChanges, StoredPhases } from "./schemas.ts";

const WHILE_DRAFT = ["start_date", "duration_weeks", "phases"] as const;

/**
 * Changes a campaign of the caller's workspace: name and objective at any time, the plan while it is a draft.
 * @param changes as `checkPlanAt` lets them pass; a field that is left out stays as it is.
 * @param record writes the entry of the audit log, with the change.
 * @throws Problem 403 `Plan Required` below Agency, 404 `Not Found` for every other id, 409 `Campaign Started` when the plan can no longer be changed, 400
 * `Invalid Duration` when the duration does not fit the phases that stay.
 */
export async function changeCampaign(
  caller: Caller,
  id: string,
  changes: CampaignChanges,
  now: Date,
  record?: Recorder,
): Promise<Campaign> {
  const workspace = await openCampaigns(caller, "campaigns:write", now);
  const { id: workspaceId } = workspace;
  await withWorkspace(workspaceId, async (tx) => {
    await change(tx, { workspaceId, id, changes });
    await record?.(tx, { workspaceId, subject: id, detail: { fields: Object.keys(changes) } });
  });
  return readCampaign(workspace, caller, id, now);
}

type Change = { workspaceId: string; id: string; changes: CampaignChanges };

async function change(tx: WorkspaceTx, { workspaceId, id, changes }: Change): Promise<void> {
  const row = await lockStoredCampaign(tx, { workspaceId, id });
  refuseWhenStarted(row, changes);
  const { name, objective, start_date } = changes;
  const data = {
    ...(name !== undefined && { name }),
    ...(objective !== undefined && { objective: objective || null }),
    ...(start_date && { startDate: start_date, nextMoveAt: start_date }),
    ...(row.status === "draft" && replanPhases(planOf(row), changes)),
  };
  await tx.campaign.update({ where: { workspaceId_id: { workspaceId, id } }, data });
}

function refuseWhenStarted(row: { status: string; startDate: Date }, changes: CampaignChanges): void {
  const fixed = WHILE_DRAFT.filter((field) => changes[field] !== undefined);
  if (row.status === "draft" || fixed.length === 0) return;
  const detail = `can no longer be changed: the campaign started on ${toMinute(row.startDate)}`;
  throw new Problem("Campaign Started", `${fixed.join(", ")} ${detail}.`, {
    errors: fixed.map((field) => ({ pointer: `/${field}`, detail })),
  });
}

function planOf({ phases, ...row }: Omit<Plan, "phases"> & { phases: unknown }): Plan {
  const { durationWeeks, weeksGiven } = row;
  return { durationWeeks, weeksGiven, phases: StoredPhases.parse(phases) };
}
