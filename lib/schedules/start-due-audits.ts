import { findRegion } from "../access/find-region.ts";
import { operatorFor } from "../access/operator-for.ts";
import { operatorRecorder } from "../audit-log/recorder.ts";
import { startAudit } from "../audits/start-audit.ts";
import { acrossWorkspaces, inOneTransaction, type WorkspaceTx } from "../db.ts";
import type { Platform } from "../formula/names.ts";
import { log } from "../log.ts";
import { writeNotice } from "../notices/write-notice.ts";
import { Problem } from "../problems.ts";
import { toMinute } from "../time.ts";
import { nextRun } from "./next-run.ts";
import { planIn } from "./pause-schedule.ts";

const AT_ONCE = 100;
/** An audit that runs meanwhile takes five minutes at most. */
const WAIT_MS = 5 * 60_000;
/** Refused so often in a row, a schedule waits for somebody. */
const MOST_REFUSALS = 3;

type Due = { workspaceId: string; id: string };

/**
 * Starts the audits whose moment has come, each in one transaction with its next moment, so that several workers start it once.
 * What was missed while no worker ran is made up once. An audit that is refused is told in a notice; after three in a row the
 * schedule is paused.
 */
export async function startDueAudits(now: Date): Promise<void> {
  for (const due of await findDue(now))
    await startOne(due, now).catch((error) =>
      log().error(
        { schedule_id: due.id, workspace_id: due.workspaceId, err: error },
        "a scheduled audit was not started",
      ),
    );
}

function findDue(now: Date): Promise<Due[]> {
  return acrossWorkspaces(
    (tx) => tx.$queryRaw<Due[]>`
      SELECT s.workspace_id AS "workspaceId", s.id FROM audit_schedules s
      JOIN workspaces w ON w.id = s.workspace_id AND w.deleted_at IS NULL
      WHERE s.next_run_at <= ${now} ORDER BY s.next_run_at, s.id LIMIT ${AT_ONCE}`,
  );
}

async function startOne(due: Due, now: Date): Promise<void> {
  const caller = await operatorFor(due.workspaceId);
  try {
    await inOneTransaction(due.workspaceId, async (tx) => {
      const held = await holdDue(tx, due, now);
      if (!held) return;
      const { row, next } = held;
      const platforms = row.platforms as Platform[];
      const input = { lookback_days: row.lookbackDays, ...(platforms.length > 0 && { platforms }) };
      const { audit_id } = await startAudit(caller, input, { now });
      await tx.auditSchedule.update({
        where: whereOf(due),
        data: {
          ...{ nextRunAt: next, lastRunAt: now, lastAuditId: audit_id, lastProblem: null },
          ...{ refusals: 0, reportDueAt: now },
        },
      });
      const detail = { schedule: due.id };
      const done = { workspaceId: due.workspaceId, subject: audit_id, detail };
      await operatorRecorder("audit.started", now)(tx, done);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await noteRefusal(due, error, now);
  }
}

/** Locked, so that no other worker starts it too; null when one has. */
async function holdDue(tx: WorkspaceTx, { workspaceId, id }: Due, now: Date) {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM audit_schedules WHERE workspace_id = ${workspaceId} AND id = ${id} AND next_run_at <= ${now}
    FOR UPDATE SKIP LOCKED`;
  if (held.length === 0) return null;
  const row = await tx.auditSchedule.findUniqueOrThrow({ where: whereOf({ workspaceId, id }) });
  const { timeZone } = await findRegion(tx, workspaceId);
  return { row, next: nextRun(planIn(row), timeZone, now) };
}

async function noteRefusal(due: Due, problem: Problem, now: Date): Promise<void> {
  await inOneTransaction(due.workspaceId, async (tx) => {
    const held = await holdDue(tx, due, now);
    if (!held) return;
    const where = whereOf(due);
    if (problem.title === "Audit In Progress") {
      await tx.auditSchedule.update({ where, data: { nextRunAt: new Date(now.getTime() + WAIT_MS) } });
      return;
    }
    const refusals = held.row.refusals + 1;
    const isPaused = refusals >= MOST_REFUSALS;
    const nextRunAt = isPaused ? null : held.next;
    const data = { refusals, nextRunAt, lastRunAt: now, lastAuditId: null, lastProblem: problem.message };
    await tx.auditSchedule.update({ where, data });
    const then = nextRunAt
      ? `It is tried again on ${toMinute(nextRunAt)}.`
      : `That was the third time in a row, so the schedule is paused. Resume it on the page of audits.`;
    await writeNotice(tx, {
      workspaceId: due.workspaceId,
      kind: "schedule.refused",
      subject: "A scheduled audit did not start",
      detail: `${problem.message} ${then}`,
      now,
    });
  });
}

/** The key of a schedule's row. */
function whereOf({ workspaceId, id }: Due) {
  return { workspaceId_id: { workspaceId, id } };
}
