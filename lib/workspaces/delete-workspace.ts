import { operatorRecorder } from "../audit-log/recorder.ts";
import { inOneTransaction } from "../db.ts";
import { Problem } from "../problems.ts";

/**
 * Deletes a workspace for everyone who uses it: its keys answer 404 from now on. The rows stay for 30 days (`purgeDeletedWorkspaces`).
 * One that waits to be deleted waits no longer.
 * @throws Problem 404 when there is no such workspace.
 */
export async function deleteWorkspace(id: string, now: Date): Promise<{ id: string; deleted: true }> {
  await inOneTransaction(id, async (tx) => {
    const where = { id, OR: [{ deletedAt: null }, { endsAt: { not: null } }] };
    const { count } = await tx.workspace.updateMany({ where, data: { deletedAt: now, endsAt: null } });
    if (count === 0) throw new Problem("Not Found", `There is no workspace ${id}.`);
    await operatorRecorder("workspace.deleted", now)(tx, { workspaceId: id, subject: id });
  });
  return { id, deleted: true };
}
