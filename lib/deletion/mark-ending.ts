import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import type { IdentityTx } from "../db.ts";
import { Problem } from "../problems.ts";
import { WAIT_DAYS } from "./values.ts";

type Ending = { workspaceId: string; userId: string; origin: Origin; now: Date };

/** When something that is asked for now is deleted. */
export function endOfWait(now: Date): Date {
  return new Date(now.getTime() + WAIT_DAYS * 86_400_000);
}

/**
 * Closes a workspace until it is deleted or kept, in the transaction of whoever asks: programs, sweeps and links find a deleted one from
 * its commit on.
 * @throws Problem 404 `Not Found` when it is deleted already.
 */
export async function markEnding(
  tx: IdentityTx,
  { workspaceId, userId, origin, now }: Ending,
): Promise<Date> {
  const endsAt = endOfWait(now);
  const { count } = await tx.workspace.updateMany({
    where: { id: workspaceId, deletedAt: null },
    data: { deletedAt: now, endsAt, endedBy: userId },
  });
  if (count === 0) throw new Problem("Not Found", "There is no such workspace, or it is deleted already.");
  const actor = { kind: "user", id: userId } as const;
  await writeEntry(tx, {
    of: { workspaceId },
    actor,
    action: "workspace.deletion_scheduled",
    subject: workspaceId,
    detail: { on: endsAt.toISOString().slice(0, 10) },
    origin,
    now,
  });
  return endsAt;
}
