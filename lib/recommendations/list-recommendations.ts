import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";
import { daysBefore } from "../time.ts";
import { LEDGER_DAYS } from "./ledger-days.ts";
import { presentEntries } from "./present-entry.ts";
import type { LedgerEntry } from "./schemas.ts";

/** More than all changes that six platforms can be advised, several times over. */
const MAX_ENTRIES = 200;

/**
 * The ledger of the caller's workspace, the newest decision first: what is open or accepted, what was done, and what was
 * dismissed in the last 90 days.
 */
export async function listRecommendations({ workspaceId }: Caller, now: Date): Promise<LedgerEntry[]> {
  const since = daysBefore(now, LEDGER_DAYS.dismissed);
  return readWorkspace(workspaceId, async (db) => {
    const rows = await db.recommendationEntry.findMany({
      where: {
        workspaceId,
        OR: [
          { status: { in: ["open", "accepted", "done"] } },
          { status: "dismissed", decidedAt: { gt: since } },
        ],
      },
      orderBy: [{ decidedAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }, { id: "asc" }],
      take: MAX_ENTRIES,
    });
    return presentEntries(db, rows, now);
  });
}
