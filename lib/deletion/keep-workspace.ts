import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { mailOwners } from "./mail-owners.ts";
import { requireOwner } from "./schedule-deletion.ts";
import type { KeptWorkspace } from "./schemas.ts";

type Asked = { origin: Origin; now: Date };

/**
 * Keeps a workspace that waits to be deleted: it is open again as it was, with its keys, links and connected accounts. It can be kept until
 * the worker has deleted it, and its owners are mailed.
 * @throws Problem 404 `Not Found` for one that does not wait, or is not theirs; 403 `Insufficient Scope` for others than owners.
 */
export async function keepWorkspace(
  userId: string,
  workspaceId: string,
  asked: Asked,
): Promise<KeptWorkspace> {
  await inIdentityTransaction({ userId, workspaceId }, async (tx) => {
    if ((await tx.membership.count({ where: { userId, workspaceId } })) === 0) throw notWaiting();
    await requireOwner(tx, userId, workspaceId);
    if (!(await unmarkEnding(tx, userId, workspaceId, asked))) throw notWaiting();
  });
  mailOwners({ workspaceId, by: userId, endsAt: null });
  return { workspace_id: workspaceId, kept: true };
}

/** Opens a workspace that waits, in the transaction of whoever keeps it. @returns false for one that does not wait */
export async function unmarkEnding(
  tx: IdentityTx,
  userId: string,
  workspaceId: string,
  { origin, now }: Asked,
): Promise<boolean> {
  const { count } = await tx.workspace.updateMany({
    where: { id: workspaceId, endsAt: { not: null } },
    data: { deletedAt: null, endsAt: null, endedBy: null },
  });
  if (count === 0) return false;
  const actor = { kind: "user", id: userId } as const;
  const entry = { of: { workspaceId }, actor, subject: workspaceId, origin, now };
  await writeEntry(tx, { ...entry, action: "workspace.kept" });
  return true;
}

function notWaiting(): Problem {
  return new Problem("Not Found", "There is no such workspace that waits to be deleted.");
}
