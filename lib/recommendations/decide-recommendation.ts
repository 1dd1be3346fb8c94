import type { RecommendationEntry } from "#prisma/generated/client.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { isClosed, presentEntries } from "./present-entry.ts";
import type { Decision, LedgerEntry } from "./schemas.ts";

/**
 * Records a decision on a recommendation: accepted, done, dismissed, or open again. The effect of one that is done is
 * measured from that day on.
 * @returns the entry as it is now.
 * @throws Problem 404 for an entry that the workspace does not have, and for one that is closed: it was measured, or it
 * was done so long ago that it never will be.
 */
export function decideRecommendation(
  { workspaceId, actor }: Caller,
  id: string,
  { status }: Decision,
  now: Date,
): Promise<LedgerEntry> {
  return withWorkspace(workspaceId, async (tx) => {
    const entry = await tx.recommendationEntry.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
    if (!entry || isClosed(entry, now)) throw notFound();
    if (entry.status === status) return presentOne(tx, entry, now);
    if (status === "open" || status === "accepted") await refuseDuplicate(tx, workspaceId, entry);
    const { count } = await tx.recommendationEntry.updateMany({
      where: { workspaceId, id, realised: null },
      data: {
        status,
        decidedBy: status === "open" ? null : actor.id,
        decidedAt: status === "open" ? null : now,
        doneAt: status === "done" ? now : null,
      },
    });
    if (count === 0) throw notFound();
    const where = { workspaceId_id: { workspaceId, id } };
    return presentOne(tx, await tx.recommendationEntry.findUniqueOrThrow({ where }), now);
  });
}

async function presentOne(tx: WorkspaceTx, row: RecommendationEntry, now: Date): Promise<LedgerEntry> {
  const [entry] = await presentEntries(tx, [row], now);
  return entry as LedgerEntry;
}

/** A change is open only once: a decision cannot be taken back after an audit has advised the same change again. */
async function refuseDuplicate(
  tx: WorkspaceTx,
  workspaceId: string,
  { id, change }: { id: string; change: string },
): Promise<void> {
  const status = { in: ["open", "accepted"] };
  const other = await tx.recommendationEntry.findFirst({
    where: { workspaceId, change, status, id: { not: id } },
  });
  if (other) throw notFound();
}

function notFound(): Problem {
  return new Problem(
    "Not Found",
    "There is no such recommendation, or it is closed: it was measured, could not be measured, or came up again in a newer audit. Reload the page to see what is open.",
  );
}
