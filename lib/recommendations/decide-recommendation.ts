import { findCurrentAudit } from "../audits/find-current-audit.ts";
import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import type { Pillar } from "../formula/names.ts";
import { Problem } from "../problems.ts";
import { presentEntry } from "./present-entry.ts";
import type { Decision, LedgerEntry } from "./schemas.ts";

/**
 * Takes down what was decided on a recommendation: accepted, done, dismissed, or open again. From the moment that it is
 * done its pillar is watched, starting from what the newest audit says of it.
 * @returns the entry as it is now.
 * @throws Problem 404 for an entry that the workspace does not have, and for one that was measured: it is closed.
 */
export function decideRecommendation(
  { workspaceId, actor }: Caller,
  id: string,
  { status }: Decision,
  now: Date,
): Promise<LedgerEntry> {
  return withWorkspace(workspaceId, async (tx) => {
    const entry = await tx.recommendationEntry.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
    if (!entry || entry.realised !== null) throw notThere();
    if (entry.status === status) return presentEntry(entry);
    if (status === "open" || status === "accepted") await requireAlone(tx, workspaceId, entry);
    const isDone = status === "done";
    const { count } = await tx.recommendationEntry.updateMany({
      where: { workspaceId, id, realised: null },
      data: {
        status,
        decidedBy: status === "open" ? null : actor,
        decidedAt: status === "open" ? null : now,
        doneAt: isDone ? now : null,
        pillarAtDone: isDone ? await readPillar(tx, workspaceId, entry.pillar as Pillar) : null,
      },
    });
    if (count === 0) throw notThere();
    return presentEntry(
      await tx.recommendationEntry.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
    );
  });
}

/** A change is advised once at a time: an old decision cannot be taken back when the change was advised anew. */
async function requireAlone(
  tx: WorkspaceTx,
  workspaceId: string,
  { id, change }: { id: string; change: string },
): Promise<void> {
  const status = { in: ["open", "accepted"] };
  const other = await tx.recommendationEntry.findFirst({
    where: { workspaceId, change, status, id: { not: id } },
  });
  if (other) throw notThere();
}

async function readPillar(tx: WorkspaceTx, workspaceId: string, pillar: Pillar): Promise<number | null> {
  const audit = await findCurrentAudit(tx, workspaceId);
  return audit?.result.pillars[pillar].score ?? null;
}

function notThere(): Problem {
  return new Problem(
    "Not Found",
    "There is no such recommendation, or it is closed: it was measured, or an audit advised the same anew. Reload the page to see what is open.",
  );
}
