import { findRegion } from "../access/find-region.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { nextRun } from "./next-run.ts";
import { requireSchedulingRole, scheduleNotFound } from "./save-schedule.ts";
import type { DeletedSchedule, SavedSchedule } from "./schemas.ts";
import type { Rhythm } from "./values.ts";

/** Pauses a schedule, or lets it go on from its next moment. @throws Problem 403 for viewers, 404 `Not Found`. */
export async function pauseSchedule(
  caller: Caller,
  id: string,
  isPaused: boolean,
  now: Date,
): Promise<SavedSchedule> {
  const { workspaceId } = caller;
  await requireSchedulingRole(caller);
  return withWorkspace(workspaceId, async (tx) => {
    const where = { workspaceId_id: { workspaceId, id } };
    const found = await tx.auditSchedule.findUnique({ where });
    if (!found) throw scheduleNotFound();
    const { timeZone } = await findRegion(tx, workspaceId);
    const nextRunAt = isPaused ? null : (found.nextRunAt ?? nextRun(planIn(found), timeZone, now));
    await tx.auditSchedule.update({ where, data: { nextRunAt, refusals: 0 } });
    return { id, next_run_at: nextRunAt?.toISOString() ?? null };
  });
}

/** Deletes a schedule; its audits stay. @throws Problem 403 for viewers, 404 `Not Found`. */
export async function deleteSchedule(caller: Caller, id: string): Promise<DeletedSchedule> {
  const { workspaceId } = caller;
  await requireSchedulingRole(caller);
  const { count } = await withWorkspace(workspaceId, (tx) =>
    tx.auditSchedule.deleteMany({ where: { workspaceId, id } }),
  );
  if (count === 0) throw scheduleNotFound();
  return { id, deleted: true };
}

/** Plans anew what is not paused, once the clocks of the workspace are others. */
export async function replanSchedules(
  tx: WorkspaceTx,
  workspaceId: string,
  timeZone: string,
  now: Date,
): Promise<void> {
  for (const row of await tx.auditSchedule.findMany({ where: { workspaceId, nextRunAt: { not: null } } })) {
    const where = { workspaceId_id: { workspaceId, id: row.id } };
    await tx.auditSchedule.update({ where, data: { nextRunAt: nextRun(planIn(row), timeZone, now) } });
  }
}

/** The plan of a row. */
export function planIn({ every, day, hour }: { every: string; day: number; hour: number }) {
  return { every: every as Rhythm, day, hour };
}
