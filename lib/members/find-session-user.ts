import { withIdentity } from "../db.ts";

export type SessionUser = { id: string; email: string; name: string };

/**
 * The user of a session; null when the session is no longer valid.
 * @param sessionVersion that of the user when the session began; a new password raises it and so ends all sessions.
 */
export async function findSessionUser(userId: string, sessionVersion: number): Promise<SessionUser | null> {
  const user = await withIdentity({ userId }, (db) => db.user.findUnique({ where: { id: userId } }));
  if (user?.sessionVersion !== sessionVersion) return null;
  return { id: user.id, email: user.email, name: user.name };
}
