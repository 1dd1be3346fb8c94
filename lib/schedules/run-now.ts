import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { requireSchedulingRole, scheduleNotFound } from "./save-schedule.ts";
import type { SavedSchedule } from "./schemas.ts";

/**
 * Makes a schedule due now: its audit starts within seconds and its reports are mailed, as on its day; after that it comes on its next day.
 * @throws Problem 403 for viewers, 404 `Not Found`, 400 `Invalid Request` while it is paused.
 */
export async function runNow(caller: Caller, id: string, now: Date): Promise<SavedSchedule> {
  const { workspaceId } = caller;
  await requireSchedulingRole(caller);
  return withWorkspace(workspaceId, async (tx) => {
    const { count } = await tx.auditSchedule.updateMany({
      where: { workspaceId, id, nextRunAt: { not: null } },
      data: { nextRunAt: now },
    });
    if (count > 0) return { id, next_run_at: now.toISOString() };
    if ((await tx.auditSchedule.count({ where: { workspaceId, id } })) === 0) throw scheduleNotFound();
    throw new Problem("Invalid Request", "The schedule is paused. Resume it before you run it.");
  });
}
