import type { Prisma } from "#prisma/generated/client.ts";
import { withIdentity } from "../db.ts";
import { Problem } from "../problems.ts";
import { findSession } from "./find-session-user.ts";
import { sessionCache } from "./session-cache.ts";

/** Ends the session of a browser that signs out; one that has ended already stays as it is. @param secret of its cookie */
export async function signOut(secret: string, now: Date): Promise<void> {
  const found = await findSession(secret, now);
  if (found) await endSessions(found.id, { id: found.sessionId }, now);
}

/**
 * Ends one session of a user, in whatever browser it is.
 * @throws Problem 404 `Not Found` when it is none of theirs, or is over.
 */
export async function endSession(
  userId: string,
  sessionId: string,
  now: Date,
): Promise<{ id: string; ended: true }> {
  const ended = await endSessions(userId, { id: sessionId, expiresAt: { gt: now } }, now);
  if (ended === 0) throw new Problem("Not Found", "You have no such session, or it is over already.");
  return { id: sessionId, ended: true };
}

/** Ends all sessions of a user but one. @returns how many were ended */
export async function endOtherSessions(
  { id: userId, sessionId }: { id: string; sessionId: string },
  now: Date,
): Promise<{ ended: number }> {
  return { ended: await endSessions(userId, { id: { not: sessionId }, expiresAt: { gt: now } }, now) };
}

async function endSessions(userId: string, which: Prisma.SessionWhereInput, now: Date): Promise<number> {
  const where = { ...which, userId, endedAt: null };
  const { count } = await withIdentity({ userId }, (db) =>
    db.session.updateMany({ where, data: { endedAt: now } }),
  );
  sessionCache().clear();
  return count;
}
