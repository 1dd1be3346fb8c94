import { databasePool } from "../database-connections.ts";
import { withIdentity } from "../db.ts";
import { log } from "../log.ts";
import { digestSession } from "./digest-session.ts";
import { sessionCache } from "./session-cache.ts";

export type SessionUser = {
  id: string;
  email: string;
  name: string;
  /** Whether the email address was shown to be theirs. */
  isConfirmed: boolean;
  sessionId: string;
};
type Found = SessionUser & { lastSeenAt: Date };

const SEEN_PRECISION_MS = 60_000;

/** One statement, since every request of the dashboard waits for it; `prisma/access-functions.ts` has the function. */
const BY_DIGEST = `
  SELECT session_id AS "sessionId", last_seen_at AS "lastSeenAt", id, email, name, is_confirmed AS "isConfirmed" FROM find_session($1, $2)`;

/**
 * The user of a session with the session's id; null when it is unknown, has ended or expired. What is found is kept for a
 * second: a session that another process ends may live on here for so long.
 * @param secret what the cookie of the browser holds, as `signIn` gave it.
 */
export async function findSessionUser(secret: string, now: Date): Promise<SessionUser | null> {
  const key = digestSession(secret).toString("hex");
  const known = sessionCache().get(key);
  if (known) return known;
  const found = await findSession(secret, now);
  if (!found) return null;
  const { lastSeenAt, ...user } = found;
  sessionCache().set(key, user);
  await noteSeen(user, lastSeenAt, now);
  return user;
}

/** The session of a secret as the database has it now, with its user; null when it is unknown, has ended or expired. */
export async function findSession(secret: string, now: Date): Promise<Found | null> {
  const query = { name: "find-session", text: BY_DIGEST, values: [digestSession(secret), now] };
  return (await databasePool().query<Found>(query)).rows[0] ?? null;
}

async function noteSeen({ id: userId, sessionId }: SessionUser, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_PRECISION_MS) return;
  const noted = withIdentity({ userId }, (db) =>
    db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } }),
  );
  // A database that takes no writes must not keep anybody from reading.
  await noted.catch((error) => log().warn({ err: error }, "could not note the use of a session"));
}
