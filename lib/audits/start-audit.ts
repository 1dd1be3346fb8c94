import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { PLATFORMS, type Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import { newId } from "../ids.ts";
import { wakeWorker } from "../jobs/wake-worker.ts";
import { planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { listCountedProfiles } from "../profiles/list-counted-profiles.ts";
import { listOwnProfiles } from "../profiles/list-own-profiles.ts";
import { utcDay } from "../time.ts";
import { ASK_AGAIN_SECONDS } from "./audit-progress.ts";
import { countUsedAudits, findRunningAudit } from "./audit-queries.ts";
import { listSteps } from "./list-steps.ts";
import { quotaMonth } from "./quota-month.ts";
import type { AuditRun, RunAuditInput } from "./schemas.ts";

/** The contract promises 2 to 5 minutes; callers are told a time between the two, also when the run is faster. */
const PROMISED_MS = 3 * 60_000;

/**
 * Starts an audit: it exists, is charged and wakes a worker in one transaction, or nothing of it happens.
 * @param asOf a past UTC day, for operators: such an audit uses no quota and never is the current score.
 * @throws Problem 422 `No Platforms Connected` or `Platform Not Connected`, 409 `Audit In Progress`, 402 `Audit Limit
 * Reached`, in this order; 404 for a workspace that the caller may not see.
 */
export async function startAudit(
  caller: Caller,
  input: RunAuditInput,
  options: { now: Date; asOf?: Date | undefined },
): Promise<AuditRun> {
  requireScope(caller, "audits:write");
  const workspace = await resolveWorkspace(caller, input.workspace_id);
  const { now, asOf } = options;
  const audit = {
    workspaceId: workspace.id,
    id: newId("aud"),
    status: "processing",
    lookbackDays: input.lookback_days,
    formulaVersion: formula().name,
    asOf: asOf ?? null,
    webhookUrl: input.webhook_url ?? null,
    requestedBy: caller.actor.id,
    charged: !asOf,
    createdAt: now,
    estimatedCompletion: new Date(now.getTime() + PROMISED_MS),
  };
  const day = utcDay(asOf ?? now);
  const included = await withWorkspace(workspace.id, async (tx) => {
    const { included, counted } = await choosePlatforms(tx, workspace.id, day, input.platforms);
    const { count } = await tx.audit.createMany({
      data: [{ ...audit, platforms: counted }],
      skipDuplicates: true,
    });
    if (count === 0) throw await inProgress(tx, workspace.id);
    if (audit.charged) await checkQuota(tx, caller, workspace.id, now);
    await tx.auditStep.createMany({ data: plannedRows(audit, counted) });
    await wakeWorker(tx, "audits");
    return included;
  });
  return {
    audit_id: audit.id,
    status: "processing",
    estimated_completion: audit.estimatedCompletion.toISOString(),
    workspace_id: workspace.id,
    platforms_included: included,
    lookback_days: audit.lookbackDays,
  };
}

async function inProgress(tx: WorkspaceTx, workspaceId: string): Promise<Problem> {
  // It may have ended since it stood in the way.
  const running = await findRunningAudit(tx, workspaceId);
  const which = running ? `The audit ${running.id}` : "An audit";
  const detail = `${which} is already running for this workspace. Wait until it completes.`;
  return new Problem("Audit In Progress", detail, { headers: { "Retry-After": String(ASK_AGAIN_SECONDS) } });
}

/**
 * The platforms that are asked for, and those that the audit is of: where profiles are kept apart also those whose connection
 * is broken or was ended lately, unless platforms are named.
 */
async function choosePlatforms(
  tx: WorkspaceTx,
  workspaceId: string,
  day: string,
  named?: Platform[],
): Promise<{ included: Platform[]; counted: Platform[] }> {
  const rows = (await listOwnProfiles(tx, workspaceId)).filter(({ status }) => status === "connected");
  const connected = PLATFORMS.filter((platform) => rows.some((row) => row.platform === platform));
  if (connected.length === 0) {
    throw new Problem(
      "No Platforms Connected",
      "No platform is connected. Connect one or import a file first.",
    );
  }
  const missing = named?.filter((platform) => !connected.includes(platform)) ?? [];
  if (missing.length > 0) {
    const detail = `Not connected: ${[...new Set(missing)].join(", ")}. Connected: ${connected.join(", ")}.`;
    throw new Problem("Platform Not Connected", detail);
  }
  if (named) {
    const included = PLATFORMS.filter((platform) => named.includes(platform));
    return { included, counted: included };
  }
  const looked = await listCountedProfiles(tx, workspaceId, day, formula());
  const counted = PLATFORMS.filter((platform) => looked.some((one) => one.platform === platform));
  return { included: connected, counted };
}

/**
 * The audit that is checked is in the table already: the unique index lets no second one be between it and the count. It
 * asks for no second connection, which those who wait for the index may all hold.
 */
async function checkQuota(tx: WorkspaceTx, caller: Caller, workspaceId: string, now: Date): Promise<void> {
  const limit = planLimits(caller.plan).audits_per_month;
  if (limit === null) return;
  const month = quotaMonth(caller.planStartedAt, now);
  if ((await countUsedAudits(tx, workspaceId, month.start)) <= limit) return;
  const next = utcDay(month.end);
  throw new Problem(
    "Audit Limit Reached",
    `You have used all ${limit} audits the ${planName(caller.plan)} plan includes this month. The next month starts on ${next}.`,
  );
}

function plannedRows(audit: { workspaceId: string; id: string }, platforms: Platform[]) {
  return listSteps(platforms).map(({ position, name, label }) => {
    return { workspaceId: audit.workspaceId, auditId: audit.id, position, name, label };
  });
}
