import { operatorRecorder } from "../audit-log/recorder.ts";
import { acrossWorkspaces, inIdentityTransaction } from "../db.ts";

const AT_ONCE = 50;

/**
 * Deletes the workspaces whose waiting time is over, each once, however many workers look: their rows go when those of any deleted workspace
 * do (`purgeDeletedWorkspaces`).
 */
export async function deleteDueWorkspaces(now: Date): Promise<void> {
  const due = await acrossWorkspaces((tx) =>
    tx.workspace.findMany({
      where: { endsAt: { lte: now } },
      orderBy: { endsAt: "asc" },
      take: AT_ONCE,
      select: { id: true },
    }),
  );
  for (const { id } of due) await deleteDue(id, now);
}

function deleteDue(workspaceId: string, now: Date): Promise<void> {
  return inIdentityTransaction({ workspaceId }, async (tx) => {
    // Asked again in the update: an owner may keep it, or another worker delete it, between the two.
    const where = { id: workspaceId, endsAt: { lte: now } };
    const { count } = await tx.workspace.updateMany({ where, data: { deletedAt: now, endsAt: null } });
    if (count === 0) return;
    await operatorRecorder("workspace.deleted", now)(tx, { workspaceId, subject: workspaceId });
  });
}
