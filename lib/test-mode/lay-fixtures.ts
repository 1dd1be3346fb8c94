import { operatorFor } from "../access/operator-for.ts";
import { lastFixtureDay } from "../audits/provoked-audit.ts";
import { runAudit } from "../audits/run-audit.ts";
import { startAudit } from "../audits/start-audit.ts";
import type { Caller } from "../caller.ts";
import { advanceWorkspaceCampaigns } from "../campaigns/advance-workspace-campaigns.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { inOneTransaction, withWorkspace } from "../db.ts";
import { importFile } from "../imports/import-file.ts";
import { rewriteHistory } from "../score/rebuild-history.ts";
import { addDays } from "../time.ts";
import { emptyWorkspace } from "../workspaces/purge-workspace.ts";
import { FIXTURE_HANDLE, fixtureFiles } from "./fixture-files.ts";

/** What the fixtures have seen, in days before the last one. */
const AUDITS = [28, 0] as const;
const PLANNED = 21;
const BEGAN = 16;
const CAMPAIGN = { name: "Long evenings", objective: "Make the Dune lamp known.", duration_weeks: 8 };
/** What a reset leaves: keys, and what happened. */
const KEPT = ["api_keys", "audit_log", "memberships", "request_counts", "logged_requests", "signing_secrets"];
/** Nothing is read over the network; on a busy machine it may still take its time. */
const TIMEOUT_MS = 60_000;

/**
 * Fills a test workspace with its fixtures, in the place of whatever is there: all of it in one transaction, so that a request sees what was or
 * what is, and nothing between. Two at once come one after the other.
 * @param testId id of the test workspace
 */
export async function layFixtures(testId: string, now: Date): Promise<void> {
  const last = lastFixtureDay(now);
  const day = (ago: number) => new Date(`${addDays(last, -ago)}T12:00:00Z`);
  await inOneTransaction(
    testId,
    async (tx) => {
      await tx.workspace.update({ where: { id: testId }, data: { fixturesAt: now } });
      await emptyWorkspace(testId, KEPT);
      await importAll(testId, last, now);
      // Whatever its plan, a workspace has the campaign: the plan may get larger.
      const caller: Caller = { ...(await operatorFor(testId)), plan: "enterprise" };
      const [first, ...later] = AUDITS.map(day);
      if (first) await auditAt(caller, first);
      const start = new Date(`${addDays(last, -BEGAN)}T00:00:00Z`);
      await createCampaign(caller, { ...CAMPAIGN, start_date: start }, day(PLANNED));
      await advanceWorkspaceCampaigns(testId, start);
      for (const at of later) await auditAt(caller, at);
      await advanceWorkspaceCampaigns(testId, now);
    },
    { timeoutMs: TIMEOUT_MS },
  );
}

async function importAll(workspaceId: string, last: string, now: Date): Promise<void> {
  for (const { platform, fileName, text } of fixtureFiles(last)) {
    const source = (async function* () {
      yield new TextEncoder().encode(text);
    })();
    await importFile(workspaceId, { platform, handle: FIXTURE_HANDLE, fileName, source, now });
  }
  // The row of the workspace is the lock: nobody else writes a history that is not there yet.
  await rewriteHistory(workspaceId, now);
}

/** An audit as it would have been then: dated so, and not counted. */
async function auditAt(caller: Caller, at: Date): Promise<void> {
  const { workspaceId } = caller;
  const { audit_id: id } = await startAudit(caller, { lookback_days: 90 }, { now: at });
  if (!(await runAudit(workspaceId, id, () => at))) throw new Error("an audit of the fixtures did not end");
  const data = { completedAt: at, charged: false };
  await withWorkspace(workspaceId, async (tx) => {
    await tx.audit.update({ where: { workspaceId_id: { workspaceId, id } }, data });
    await tx.scorePoint.updateMany({ where: { workspaceId, source: id }, data: { calculatedAt: at } });
    await tx.recommendationEntry.updateMany({ where: { workspaceId, auditId: id }, data: { createdAt: at } });
  });
}
