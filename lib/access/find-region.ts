import type { WorkspaceTx } from "../db.ts";
import type { Region } from "../region/plain-region.ts";
import { instantAt } from "../region/wall-clock.ts";
import { addDays } from "../time.ts";

/** Where the workspace of a transaction is: the zone of its days and times, and how it writes numbers and dates. */
export async function findRegion(tx: WorkspaceTx, workspaceId: string): Promise<Region> {
  return tx.workspace.findUniqueOrThrow({
    where: { id: workspaceId },
    select: { timeZone: true, locale: true },
  });
}

/**
 * The instants from the beginning of one day of the workspace to the end of another, as far as they are given.
 * @param days YYYY-MM-DD, both included
 */
export async function findInstants(
  tx: WorkspaceTx,
  workspaceId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<{ since: Date | undefined; before: Date | undefined }> {
  if (!from && !to) return { since: undefined, before: undefined };
  const { timeZone } = await findRegion(tx, workspaceId);
  const before = to && instantAt(timeZone, addDays(to, 1));
  return { since: from ? instantAt(timeZone, from) : undefined, before: before || undefined };
}
