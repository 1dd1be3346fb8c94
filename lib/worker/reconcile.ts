import { failAudit } from "../audits/fail-audit.ts";
import { moveCampaigns } from "../campaigns/move-campaigns.ts";
import { refreshLiveScores } from "../current-score/refresh-live-scores.ts";
import { acrossWorkspaces, identityDb, withWorkspace } from "../db.ts";
import { discardOldEvents } from "../deliveries/discard-old-events.ts";
import { failPending } from "../deliveries/fail-pending.ts";
import { discardOldAnswers } from "../http/idempotency.ts";
import { findOverdueWork, findUnheldWork } from "../jobs/lease.ts";
import { enqueue } from "../jobs/queue.ts";
import { measureRealised } from "../recommendations/measure-realised.ts";
import { findWorkspacesToFit } from "../studio/find-workspaces-to-fit.ts";
import { discardStaleUploads } from "../uploads/discard-stale-uploads.ts";

/** An audit that has not ended so long after a worker first took it has failed. */
const LONGEST_AUDIT_SECONDS = 300;

/**
 * Brings queue and tables into line: work that nobody holds gets a job (again), audits that take too long are ended,
 * campaigns are moved along, what was done is measured, and what is over is thrown away. Every worker may do this at any
 * time, also at once. A part that fails does not keep the others from being done.
 * @throws Error the first failure, after all parts were tried.
 */
export async function reconcile(now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const part of PARTS) await part(now).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

const PARTS: ((now: Date) => Promise<unknown>)[] = [
  endOverdueAudits,
  moveCampaigns,
  queueAudits,
  queueUploads,
  refreshLiveScores,
  queueDraftModels,
  discardStaleUploads,
  discardOldCounts,
  discardOldAnswers,
  failPendingDeliveries,
  discardOldEvents,
  measureRealised,
];

async function endOverdueAudits(now: Date): Promise<void> {
  for (const { workspaceId, id } of await findOverdueWork("audits", LONGEST_AUDIT_SECONDS)) {
    const detail = "The audit did not finish within 5 minutes; the run was given back. Start it again.";
    await failAudit({ workspaceId, auditId: id, title: "Audit Timed Out", detail, now });
  }
}

async function queueAudits(): Promise<void> {
  for (const { workspaceId, id } of await findUnheldWork("audits")) {
    await withWorkspace(workspaceId, (tx) => enqueue(tx, "audit.run", { workspaceId, auditId: id }));
  }
}

/** What was imported or trained since a workspace's own posts were learnt from. */
async function queueDraftModels(now: Date): Promise<void> {
  for (const workspaceId of await findWorkspacesToFit(now))
    await withWorkspace(workspaceId, (tx) => enqueue(tx, "drafts.learn", { workspaceId }));
}

async function queueUploads(): Promise<void> {
  for (const { workspaceId, id } of await findUnheldWork("uploads")) {
    await withWorkspace(workspaceId, (tx) => enqueue(tx, "upload.import", { workspaceId, uploadId: id }));
  }
}

/** Counts of requests and attempts whose window is over. */
async function discardOldCounts(now: Date): Promise<void> {
  await identityDb().rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
}

function failPendingDeliveries(now: Date): Promise<void> {
  return acrossWorkspaces((tx) => failPending(tx, null, now));
}
