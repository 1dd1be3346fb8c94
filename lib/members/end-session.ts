import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import type { Actor } from "../caller.ts";
import { inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { findSession } from "./find-session-user.ts";
import { isSessionAlive, sessionOver } from "./is-session-alive.ts";
import { sessionCache } from "./session-cache.ts";

/** Who ends a session, from where and when. */
type Ending = { origin: Origin; now: Date };
/** With the session that asks, which must not be over itself. */
type Asked = Ending & { by: string };
type Whose = { userId: string; sessionId: string };

/** Ends the session of a browser that signs out; one that has ended already stays as it is. @param secret of its cookie */
export async function signOut(secret: string, ending: Ending): Promise<void> {
  const found = await findSession(secret, ending.now);
  if (found) await endOne({ userId: found.id, sessionId: found.sessionId }, ending);
}

/**
 * Ends one session of a user, in whatever browser it is.
 * @throws Problem 401 `Unauthorized` when the session that asks is over, 404 `Not Found` when the other is none of theirs, or is
 * over.
 */
export async function endSession(whose: Whose, ending: Asked): Promise<{ id: string; ended: true }> {
  if (!(await endOne(whose, ending)))
    throw new Problem("Not Found", "You have no such session, or it has already ended.");
  return { id: whose.sessionId, ended: true };
}

/**
 * Ends all sessions of a user but the one that asks.
 * @returns how many were ended
 * @throws Problem 401 `Unauthorized` when that is over itself.
 */
export async function endOtherSessions(
  { id: userId, sessionId }: { id: string; sessionId: string },
  { origin, now }: Ending,
): Promise<{ ended: number }> {
  const where = { userId, id: { not: sessionId }, endedAt: null, expiresAt: { gt: now } };
  const ended = await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    const { count } = await tx.session.updateMany({ where, data: { endedAt: now } });
    const entry = { of: { userId }, actor: userActor(userId), origin, now, detail: { ended: count } };
    if (count > 0) await writeEntry(tx, { ...entry, action: "session.others_ended", subject: sessionId });
    return count;
  });
  sessionCache().clear();
  return { ended };
}

async function endOne(
  { userId, sessionId }: Whose,
  { origin, now, by }: Ending & Partial<Asked>,
): Promise<boolean> {
  const where = { userId, id: sessionId, endedAt: null, expiresAt: { gt: now } };
  const isEnded = await inIdentityTransaction({ userId }, async (tx) => {
    if (by !== undefined && !(await isSessionAlive(tx, by, now))) throw sessionOver();
    const { count } = await tx.session.updateMany({ where, data: { endedAt: now } });
    const entry = { of: { userId }, actor: userActor(userId), origin, now };
    if (count > 0) await writeEntry(tx, { ...entry, action: "session.ended", subject: sessionId });
    return count > 0;
  });
  sessionCache().clear();
  return isEnded;
}

function userActor(id: string): Actor {
  return { kind: "user", id };
}
