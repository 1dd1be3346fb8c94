import { withIdentity } from "../db.ts";
import type { SessionEntry } from "./schemas.ts";

/** The sessions of a user that are not over, the last used one first; the one that asks before all others. */
export async function listSessions(
  { id: userId, sessionId }: { id: string; sessionId: string },
  now: Date,
): Promise<SessionEntry[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.session.findMany({
      where: { userId, endedAt: null, expiresAt: { gt: now } },
      orderBy: [{ lastSeenAt: "desc" }, { createdAt: "desc" }, { id: "asc" }],
    }),
  );
  const entries = found.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    userAgent: row.userAgent,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  return entries.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
