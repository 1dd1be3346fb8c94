import { Prisma } from "#prisma/generated/client.ts";
import { discardOldAgents } from "../agents/discard-old-agents.ts";
import { discardOldAlerts } from "../alerts/discard-old-alerts.ts";
import { failAudit } from "../audits/fail-audit.ts";
import { advanceCampaigns } from "../campaigns/advance-campaigns.ts";
import { switchStartScores } from "../campaigns/switch-start-scores.ts";
import { refreshLiveScores } from "../current-score/refresh-live-scores.ts";
import { sweep } from "../db.ts";
import { deleteDueWorkspaces } from "../deletion/delete-due.ts";
import { discardOldEvents } from "../deliveries/discard-old-events.ts";
import { failAllPending } from "../deliveries/fail-pending.ts";
import { discardOldAnswers } from "../http/idempotency.ts";
import { digestAuthors } from "../imports/digest-authors.ts";
import { discardOldComments } from "../imports/discard-old-comments.ts";
import { discardOldInvitations } from "../invitations/discard-old-invitations.ts";
import { findOverdueWork } from "../jobs/lease.ts";
import { removeDuePeople } from "../members/departure/remove-due-people.ts";
import { discardOldSessions } from "../members/discard-old-sessions.ts";
import { discardPictures } from "../platforms/pictures/discard-pictures.ts";
import { discardOldSyncs } from "../platforms/sync/discard-old-syncs.ts";
import { startDueSyncs } from "../platforms/sync/start-due-syncs.ts";
import { warnOfEnds } from "../platforms/sync/warn-of-ends.ts";
import { measureRealised } from "../recommendations/measure-realised.ts";
import { discardOldRequests } from "../request-log/discard-old-requests.ts";
import { startDueAudits } from "../schedules/start-due-audits.ts";
import { discardStaleUploads } from "../uploads/discard-stale-uploads.ts";
import { purgeDeletedWorkspaces } from "../workspaces/purge-workspace.ts";

/** An audit that takes longer, counted from when a worker first took it, has failed. */
export const MAX_AUDIT_SECONDS = 300;

/** What has a moment of its own, which `findDue` tells. */
const TIMED = [
  endOverdueAudits,
  advanceCampaigns,
  refreshLiveScores,
  startDueSyncs,
  startDueAudits,
  deleteDueWorkspaces,
  removeDuePeople,
];

/** What may wait so long, in seconds; each returns whether there may be more, and then does not wait. */
const TIDYING: { part: (now: Date) => Promise<unknown>; restSeconds: number }[] = [
  { part: failAllPending, restSeconds: 10 },
  { part: switchStartScores, restSeconds: 60 },
  { part: measureRealised, restSeconds: 60 },
  { part: discardStaleUploads, restSeconds: 60 },
  { part: discardOldCounts, restSeconds: 60 },
  { part: discardOldAnswers, restSeconds: 60 },
  { part: digestAuthors, restSeconds: 60 },
  { part: warnOfEnds, restSeconds: 600 },
  { part: discardOldSyncs, restSeconds: 600 },
  { part: discardOldSessions, restSeconds: 600 },
  { part: discardOldEvents, restSeconds: 600 },
  { part: discardOldRequests, restSeconds: 600 },
  { part: purgeDeletedWorkspaces, restSeconds: 600 },
  { part: discardOldAgents, restSeconds: 600 },
  { part: discardOldInvitations, restSeconds: 3_600 },
  { part: discardOldAlerts, restSeconds: 3_600 },
  { part: discardOldComments, restSeconds: 3_600 },
  { part: discardPictures, restSeconds: 3_600 },
];

/**
 * Does what time brings: audits that take too long are ended, campaigns advance, what was done is measured, and expired rows
 * are removed. Every worker may do this at any time, also
 * at once. A part that fails does not keep the others from running.
 * @throws Error the first failure, after all parts were tried.
 */
export async function reconcile(now: Date): Promise<void> {
  await runAll([...TIMED, ...TIDYING.map(({ part }) => part)], now);
}

/**
 * What does the same again and again, each part when it is due.
 * @param clock milliseconds that only grow
 * @returns a function; `isDue` says that a moment has come which `findDue` tells
 */
export function openReconciler(clock: () => number = () => performance.now()) {
  const restsUntil = new Map<unknown, number>();
  return async (now: Date, isDue: boolean): Promise<void> => {
    const rested = TIDYING.filter(({ part }) => (restsUntil.get(part) ?? 0) <= clock());
    const parts = rested.map(({ part, restSeconds }) => async () => {
      restsUntil.set(part, clock() + restSeconds * 1_000);
      if ((await part(now)) === true) restsUntil.delete(part);
    });
    await runAll([...(isDue ? TIMED : []), ...parts], now);
  };
}

async function runAll(parts: readonly ((now: Date) => Promise<unknown>)[], now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part(now).catch((error) => failures.push(error));
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
  await sweep(Prisma.sql`DELETE FROM rate_limits WHERE expire < ${now.getTime()}`);
}
