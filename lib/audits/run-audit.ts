import { setTimeout as sleep } from "node:timers/promises";
import { withWorkspace } from "../db.ts";
import { env } from "../env.ts";
import type { Platform } from "../formula/names.ts";
import { formula } from "../formula/versions.ts";
import {
  claimLease,
  keepLease,
  type Lease,
  LeaseLost,
  type RunEnd,
  releaseLease,
  writeWithLease,
} from "../jobs/lease.ts";
import { log } from "../log.ts";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import { failAudit } from "./fail-audit.ts";
import { listSteps, type PlannedStep, type StepName } from "./list-steps.ts";
import { failureInTest, lastFixtureDay, secondsInTest } from "./provoked-audit.ts";
import { analyseText } from "./steps/analyse-text.ts";
import type { RunningAudit, StepContext, StepOutputs } from "./steps/audit-step.ts";
import { collectPlatform } from "./steps/collect-platform.ts";
import { compareScore } from "./steps/compare-score.ts";
import { finishAudit } from "./steps/finish-audit.ts";
import { recommendActions } from "./steps/recommend-actions.ts";
import { scorePillars } from "./steps/score-pillars.ts";

const STEPS: Record<StepName, (context: StepContext) => Promise<unknown>> = {
  collect: collectPlatform,
  analyse: analyseText,
  score: scorePillars,
  compare: compareScore,
  recommend: recommendActions,
  finish: finishAudit,
};

/** A step that fails this often ends the audit: what fails once may be a passing fault of the database. */
const MAX_TRIES = 3;
const SECONDS_BEFORE_A_RETRY = 2;

/**
 * Runs an audit from its first unfinished step to its end, unless another living worker has it. Steps that are done are
 * never done again; every write carries the lease.
 * @returns whether this call ended the audit.
 */
export async function runAudit(
  workspaceId: string,
  auditId: string,
  now = () => new Date(),
): Promise<boolean> {
  const lease = await claimLease({ table: "audits", workspaceId, id: auditId });
  return lease !== null && (await runHeldAudit(lease, now)) !== "left";
}

/** `runAudit` for who has taken the lease already. */
export async function runHeldAudit(lease: Lease, now = () => new Date()): Promise<RunEnd> {
  const stopKeeping = keepLease(lease);
  try {
    const audit = await loadAudit(lease);
    for (const step of listSteps(audit.platforms)) {
      const failure = step.name === "score" ? failureInTest(audit) : null;
      if (failure) return endHeld(lease, { ...failure, now: now() });
      await runStep(lease, audit, step, now);
    }
    return "done";
  } catch (error) {
    return await giveUp(lease, error, now());
  } finally {
    stopKeeping();
  }
}

async function loadAudit({ workspaceId, id: auditId }: Lease): Promise<RunningAudit> {
  const { row, fixturesAt } = await withWorkspace(workspaceId, async (tx) => ({
    row: await tx.audit.findUniqueOrThrow({
      where: { workspaceId_id: { workspaceId, id: auditId } },
      omit: { input: true },
    }),
    ...(await tx.workspace.findUniqueOrThrow({
      where: { id: workspaceId },
      select: { fixturesAt: true },
    })),
  }));
  return {
    ...row,
    version: formula(row.formulaVersion ?? undefined),
    platforms: row.platforms as Platform[],
    day: dayOf(row, fixturesAt),
    isTest: fixturesAt !== null,
    isLaid: fixturesAt !== null && row.createdAt < fixturesAt,
  };
}

/** The day that an audit scores: its own, and of fixtures none after their last, so that they score the same however old they are. */
function dayOf({ asOf, createdAt }: { asOf: Date | null; createdAt: Date }, fixturesAt: Date | null): string {
  const day = utcDay(asOf ?? createdAt);
  const last = fixturesAt && lastFixtureDay(fixturesAt);
  return last && last < day ? last : day;
}

async function runStep(lease: Lease, audit: RunningAudit, step: PlannedStep, now: () => Date): Promise<void> {
  const { workspaceId, id: auditId } = lease;
  const where = { workspaceId_auditId_position: { workspaceId, auditId, position: step.position } };
  const done = await withWorkspace(workspaceId, (tx) =>
    tx.auditStep.findMany({
      where: { workspaceId, auditId, finishedAt: { not: null } },
      orderBy: { position: "asc" },
    }),
  );
  if (done.some((row) => row.position === step.position)) return;
  await waitForTurn(audit, step);
  await writeWithLease(lease, (tx) =>
    tx.auditStep.update({ where, data: { startedAt: now(), runs: { increment: 1 } } }),
  );
  const finished = async (output: unknown) =>
    writeWithLease(lease, (tx) =>
      tx.auditStep.update({
        where,
        data: { finishedAt: now(), output: { value: output ?? null } as object },
      }),
    );
  const context: StepContext = {
    audit,
    platform: step.platform,
    now,
    read: (work) => withWorkspace(workspaceId, work, { timeoutMs: 60_000 }),
    write: (work) => writeWithLease(lease, work),
    outputs: <N extends keyof StepOutputs>(name: N) =>
      done.filter((row) => row.name === name).map((row) => (row.output as { value: StepOutputs[N] }).value),
    output: (name) => {
      const [first] = context.outputs(name);
      if (first === undefined) throw new Error(`the step ${name} of audit ${audit.id} left nothing behind`);
      return first;
    },
  };
  const output = await STEPS[step.name](context);
  if (step.name !== "finish") await finished(output);
}

/**
 * Spreads the steps over the least time that a run takes, so that late figures of platforms are still taken and clients
 * can follow the progress. The time is the database's: a worker's clock may be off.
 */
async function waitForTurn(audit: RunningAudit, step: PlannedStep): Promise<void> {
  const share = step.position / (listSteps(audit.platforms).length - 1);
  const turn = share * (secondsInTest(audit) ?? env().PLINTH_AUDIT_MIN_SECONDS);
  if (turn === 0) return;
  const [clock] = await withWorkspace(
    audit.workspaceId,
    (tx) => tx.$queryRaw<{ elapsed: number }[]>`
      SELECT extract(epoch FROM clock_timestamp() - taken_at)::float AS elapsed FROM audits
      WHERE workspace_id = ${audit.workspaceId} AND id = ${audit.id}`,
  );
  await sleep(Math.max(0, turn - (clock?.elapsed ?? 0)) * 1_000);
}

/** Hands an audit back after a fault, or ends it when the same step has failed too often. */
async function giveUp(lease: Lease, error: unknown, now: Date): Promise<RunEnd> {
  const { workspaceId, id: auditId } = lease;
  if (error instanceof LeaseLost) {
    log().warn(error.message);
    return "left";
  }
  // A problem stays however often the step is tried.
  if (error instanceof Problem && error.title === "No Recent Data")
    return endHeld(lease, { title: error.title, detail: error.message, now });
  log().error({ err: error }, "a step of an audit failed");
  const tries = await withWorkspace(workspaceId, (tx) =>
    tx.auditStep.aggregate({ where: { workspaceId, auditId, finishedAt: null }, _max: { runs: true } }),
  );
  if ((tries._max.runs ?? 0) < MAX_TRIES) {
    await releaseLease(lease, SECONDS_BEFORE_A_RETRY);
    return "left";
  }
  const detail = `A step failed ${MAX_TRIES} times, so the audit was stopped; it does not count towards your limit. Run it again, and contact the operator if it keeps failing.`;
  return endHeld(lease, { title: "Audit Failed", detail, now });
}

async function endHeld(lease: Lease, why: { title: string; detail: string; now: Date }): Promise<RunEnd> {
  try {
    const isEnded = await failAudit({ workspaceId: lease.workspaceId, auditId: lease.id, ...why }, lease);
    return isEnded ? "failed" : "left";
  } catch (lost) {
    if (lost instanceof LeaseLost) return "left";
    throw lost;
  }
}
