import { failAudit } from "../audits/fail-audit.ts";
import { advanceCampaigns } from "../campaigns/advance-campaigns.ts";
import { switchStartScores } from "../campaigns/switch-start-scores.ts";
import { refreshLiveScores } from "../current-score/refresh-live-scores.ts";
import { acrossWorkspaces, withIdentity } from "../db.ts";
import { discardOldEvents } from "../deliveries/discard-old-events.ts";
import { failPending } from "../deliveries/fail-pending.ts";
import { discardOldAnswers } from "../http/idempotency.ts";
import { digestAuthors } from "../imports/digest-authors.ts";
import { discardOldComments } from "../imports/discard-old-comments.ts";
import { findOverdueWork } from "../jobs/lease.ts";

import { discardOldSessions } from "../members/discard-old-sessions.ts";
import { discardOldSyncs } from "../platforms/sync/discard-old-syncs.ts";
import { startDueSyncs } from "../platforms/sync/start-due-syncs.ts";
import { warnOfEnds } from "../platforms/sync/warn-of-ends.ts";
import { measureRealised } from "../recommendations/measure-realised.ts";
import { discardStaleUploads } from "../uploads/discard-stale-uploads.ts";
import { purgeDeletedWorkspaces } from "../workspaces/purge-workspace.ts";

/** An audit that takes longer, counted from when a worker first took it, has failed. */
const MAX_AUDIT_SECONDS = 300;

const PARTS: ((now: Date) => Promise<unknown>)[] = [
  endOverdueAudits,
  advanceCampaigns,
  switchStartScores,
  refreshLiveScores,
  startDueSyncs,
  warnOfEnds,
  discardStaleUploads,
  discardOldSyncs,
  discardOldCounts,
  discardOldAnswers,
  discardOldSessions,
  failPendingDeliveries,
  discardOldEvents,
  measureRealised,
  purgeDeletedWorkspaces,
  digestAuthors,
  discardOldComments,
];

/**
 * Does what time brings: audits that take too long are ended, campaigns advance, what was done is measured, and expired rows
 * are removed. Every worker may do this at any time, also
 * at once. A part that fails does not keep the others from running.
 * @throws Error the first failure, after all parts were tried.
 */
export async function reconcile(now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const part of PARTS) await part(now).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function endOverdueAudits(now: Date): Promise<void> {
  for (const { workspaceId, id } of await findOverdueWork("audits", MAX_AUDIT_SECONDS)) {
    const detail = "The audit did not finish within 5 minutes; the run was given back. Start it again.";
    await failAudit({ workspaceId, auditId: id, title: "Audit Timed Out", detail, now });
  }
}

/** Counts of requests and attempts whose window is over. */
async function discardOldCounts(now: Date): Promise<void> {
  await withIdentity({}, (db) =>
    db.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } }),
  );
}

function failPendingDeliveries(now: Date): Promise<void> {
  return acrossWorkspaces((tx) => failPending(tx, null, now));
}
