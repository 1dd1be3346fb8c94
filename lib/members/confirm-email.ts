import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { digestSession } from "./digest-session.ts";
import type { SessionUser } from "./find-session-user.ts";
import { isSessionAlive, sessionOver } from "./is-session-alive.ts";
import type { EmailConfirmation } from "./schemas.ts";
import { sessionCache } from "./session-cache.ts";

const USED_UP =
  "This link has expired or belongs to another account. Ask for a new one and open it while you are signed in.";

/**
 * Confirms the email address of whoever is signed in, by the secret of their newest link. The link alone is not enough: it may have
 * been sent because somebody else signed up with the address. Of one that is confirmed already nothing is changed.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 400 `Invalid Request` for a link that is unknown, used,
 * replaced, over, or of another user.
 */
export async function confirmEmail(
  { id, sessionId }: SessionUser,
  { token }: EmailConfirmation,
  origin: Origin,
  now: Date,
): Promise<{ confirmed: true }> {
  await inIdentityTransaction({ userId: id }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    const where = { id, confirmedAt: null, linkDigest: digestSession(token), linkUntil: { gt: now } };
    const data = { confirmedAt: now, linkDigest: null, linkUntil: null };
    const { count } = await tx.user.updateMany({ where, data });
    if (count > 0) {
      const entry = { of: { userId: id }, actor: { kind: "user", id } as const, subject: id, origin, now };
      await writeEntry(tx, { ...entry, action: "email.confirmed" });
    } else if ((await tx.user.count({ where: { id, confirmedAt: { not: null } } })) === 0) {
      throw new Problem("Invalid Request", USED_UP, { errors: [{ pointer: "/token", detail: USED_UP }] });
    }
  });
  sessionCache().clear();
  return { confirmed: true };
}
