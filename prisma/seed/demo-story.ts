import { operatorFor } from "#lib/access/operator-for.ts";
import { listAudits } from "#lib/audits/list-audits.ts";
import { runAudit } from "#lib/audits/run-audit.ts";
import { startAudit } from "#lib/audits/start-audit.ts";
import type { Caller } from "#lib/caller.ts";
import { advanceWorkspaceCampaigns } from "#lib/campaigns/advance-workspace-campaigns.ts";
import { createCampaign } from "#lib/campaigns/create-campaign.ts";
import { withIdentity, withWorkspace } from "#lib/db.ts";
import { addGoal } from "#lib/goals/add-goal.ts";
import { readSeries } from "#lib/goals/read-series.ts";
import { planIncludes } from "#lib/plans.ts";
import { utcDay } from "#lib/time.ts";
import { DEMO_BRANDS } from "./demo-brands.ts";
import { keepDemoDrafts } from "./demo-drafts.ts";
import { DEMO_CAMPAIGN_DAYS } from "./demo-files.ts";
import { addDemoWebhook, failDemoWebhook } from "./demo-webhook.ts";

/** When a demo workspace was opened, audited before and began its campaign, in days before now. */
const OPENED = 63;
const AUDITED = 35;
const PLANNED = 30;
/** How far ahead the goal was set that day, and how high. */
const GOAL_DAYS = 120;
const GOAL_POINTS = 10;
/** When the receiver of a campaign's events was added: before the campaign began. */
const HEARD = 18;

/** When a demo workspace was opened: before all that its story tells. */
export function demoOpening(now: Date): Date {
  return daysBefore(now, OPENED);
}

/**
 * What a demo workspace has seen: an audit five weeks ago, an audit now that says what moved since and, with a plan that has
 * campaigns, one that is in its third week, one to come, drafts, and a webhook whose receiver did not answer. A workspace with audits is left
 * as it is.
 */
export async function ensureDemoStory(workspaceId: string, now: Date): Promise<void> {
  const caller = await operatorFor(workspaceId);
  const { total } = await listAudits(caller, { limit: 1, offset: 0 });
  if (total > 0) return;
  await auditAt(caller, daysBefore(now, AUDITED));
  await setGoal(caller, now);
  if (planIncludes(caller.plan, "agency")) {
    await planCampaigns(caller, now);
    await keepDemoDrafts(workspaceId, now);
  }
  const { audit_id } = await startAudit(caller, { lookback_days: 90 }, { now });
  await runAudit(workspaceId, audit_id);
}

/** An audit as it would have been on an earlier day, and dated so: its run takes the database's clock for its end. */
async function auditAt(caller: Caller, at: Date): Promise<void> {
  const { workspaceId } = caller;
  const { audit_id: id } = await startAudit(caller, { lookback_days: 90 }, { now: at });
  await runAudit(workspaceId, id, () => at);
  await withWorkspace(workspaceId, async (tx) => {
    await tx.audit.update({ where: { workspaceId_id: { workspaceId, id } }, data: { completedAt: at } });
    await tx.scorePoint.updateMany({ where: { workspaceId, source: id }, data: { calculatedAt: at } });
    await tx.recommendationEntry.updateMany({ where: { workspaceId, auditId: id }, data: { createdAt: at } });
  });
}

/** A goal that was set before the campaign: above where the score stood that day. */
async function setGoal(caller: Caller, now: Date): Promise<void> {
  const at = daysBefore(now, PLANNED);
  const stood = (await readSeries(caller, "composite", at)).all.at(-1)?.value;
  if (stood === undefined) return;
  const target = Math.round(stood) + GOAL_POINTS;
  await addGoal(caller, { measure: "composite", target, due_on: utcDay(daysBefore(at, -GOAL_DAYS)) }, at);
}

async function planCampaigns(caller: Caller, now: Date): Promise<void> {
  const { workspaceId: id } = caller;
  const { name } = await withIdentity({ workspaceId: id }, (db) =>
    db.workspace.findFirstOrThrow({ where: { id } }),
  );
  const campaigns = DEMO_BRANDS[name]?.campaigns;
  if (!campaigns) return;
  const running = {
    ...campaigns.running,
    start_date: midnightBefore(now, DEMO_CAMPAIGN_DAYS),
    duration_weeks: 8,
  };
  const planned = {
    ...campaigns.planned,
    start_date: midnightBefore(now, -42),
    duration_weeks: 6,
  };
  await createCampaign(caller, running, daysBefore(now, PLANNED));
  const webhookId = await addDemoWebhook(caller, daysBefore(now, HEARD));
  await advanceWorkspaceCampaigns(caller.workspaceId, running.start_date);
  await failDemoWebhook(caller, webhookId);
  await advanceWorkspaceCampaigns(caller.workspaceId, midnightBefore(now, DEMO_CAMPAIGN_DAYS - 14));
  await createCampaign(caller, planned, now);
}

/** As a campaign's start that is given as a day. */
function midnightBefore(now: Date, days: number): Date {
  return new Date(utcDay(daysBefore(now, days)));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
