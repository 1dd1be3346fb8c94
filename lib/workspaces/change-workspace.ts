import { findTestWorkspace } from "../access/find-test-workspace.ts";
import { operatorFor } from "../access/operator-for.ts";
import { operatorRecorder } from "../audit-log/recorder.ts";
import { inOneTransaction, withIdentity, withWorkspace } from "../db.ts";
import type { Plan } from "../plans.ts";
import { Problem } from "../problems.ts";
import { openAuthorDigests } from "../secrets/author-digests.ts";
import { pauseAbovePlan } from "../webhooks/pause-above-plan.ts";
import { getWorkspace } from "./get-workspace.ts";
import type { WorkspaceResource } from "./schemas.ts";

type Changes = {
  plan?: Plan | undefined;
  realTime?: boolean | undefined;
  billing?: "monthly" | "annual" | undefined;
  industry?: string | undefined;
  /** Days that comments are kept; null keeps them always. */
  commentRetention?: number | null | undefined;
};

/**
 * Changes what an operator may change of a workspace. Plan and billing belong to its account; a new plan begins now, and
 * with it a new month of audits. Nothing is deleted when the plan gets smaller; webhooks that it does not include are
 * paused.
 * @throws Problem 404 when there is no such workspace.
 */
export async function changeWorkspace(id: string, changes: Changes, now: Date): Promise<WorkspaceResource> {
  await inOneTransaction(id, async (tx) => {
    const found = await tx.workspace.findFirst({
      where: { id, deletedAt: null },
      include: { account: true },
    });
    if (!found) throw new Problem("Not Found", `There is no workspace ${id}.`);
    const { realTime, industry, plan, billing, commentRetention: keptDays } = changes;
    if (keptDays !== undefined) {
      await openAuthorDigests(tx, id);
      await tx.commentRules.update({ where: { workspaceId: id }, data: { keptDays } });
    }
    await tx.workspace.update({
      where: { id },
      data: {
        ...(realTime !== undefined && { realTime }),
        ...(industry !== undefined && { industry: industry.trim().toLowerCase() || null }),
      },
    });
    const newPlan = plan && plan !== found.account.plan ? { plan, planStartedAt: now } : {};
    await tx.account.update({
      where: { id: found.accountId },
      data: { ...newPlan, ...(billing && { billingPeriod: billing }) },
    });
    if (plan) await pauseAbovePlan(found.accountId, plan);
    await followInTests(found.accountId, plan);
    const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    const done = { workspaceId: id, subject: id, detail: { fields, ...(plan && { plan }) } };
    await operatorRecorder("workspace.changed", now)(tx, done);
  });
  return getWorkspace(await operatorFor(id), now);
}

/** The accounts of the test workspaces of an account have its plan and billing. */
async function followInTests(accountId: string, plan: Plan | undefined): Promise<void> {
  const live = await withIdentity({ accountId }, (db) =>
    db.workspace.findMany({ where: { accountId }, select: { id: true } }),
  );
  for (const { id } of live) {
    const testId = await findTestWorkspace(id);
    if (testId) await followInTest(testId, accountId, plan);
  }
}

async function followInTest(testId: string, accountId: string, plan: Plan | undefined): Promise<void> {
  const {
    plan: now,
    billingPeriod,
    planStartedAt,
  } = await withIdentity({ accountId }, (db) => db.account.findFirstOrThrow({ where: { id: accountId } }));
  const testAccount = await withWorkspace(testId, async (tx) => {
    const { accountId: id } = await tx.workspace.findUniqueOrThrow({ where: { id: testId } });
    await tx.account.update({ where: { id }, data: { plan: now, billingPeriod, planStartedAt } });
    return id;
  });
  if (plan) await pauseAbovePlan(testAccount, plan);
}
