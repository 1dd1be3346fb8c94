import { NO_REQUEST, type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { OPERATOR } from "../caller.ts";
import { inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { endAllButOne } from "./end-all-but-one.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { hashNewPassword } from "./hash-new-password.ts";
import { isSessionAlive, sessionOver } from "./is-session-alive.ts";
import { normaliseEmail } from "./schemas.ts";
import { sessionCache } from "./session-cache.ts";

type NewPassword = {
  email: string;
  password: string;
  /** Of a person who changes their own; without it the operator sets it, and all sessions end. */
  own?: {
    /** The session that stays, if it is not over. */
    sessionId: string;
    /** The hash that the old password was checked against, if it is still that one. */
    passwordHash: string;
    origin: Origin;
  };
  now: Date;
};

/**
 * Gives a user a new password, signs them out everywhere else and ends links that were not used. Set by the operator it also confirms the email address.
 * @throws Problem 401 `Unauthorized` when the session is over or the old password no longer the one that was checked, 404 when
 * there is no such user, 400 and 503 as `hashNewPassword`.
 */
export async function setPassword({ email, password, own, now }: NewPassword): Promise<{ email: string }> {
  const normalised = normaliseEmail(email);
  const pointer = own ? "/new_password" : "/password";
  const passwordHash = await hashNewPassword({ password, email: normalised, pointer });
  const found = await findUserByEmail(normalised);
  if (!found) throw new Problem("Not Found", `There is no user ${normalised}.`);
  const userId = found.id;
  await inIdentityTransaction({ userId }, async (tx) => {
    const where = { id: userId, ...(own && { passwordHash: own.passwordHash }) };
    const { count } = await tx.user.updateMany({ where, data: { passwordHash } });
    if (own && (count === 0 || !(await isSessionAlive(tx, own.sessionId, now)))) throw sessionOver();
    await endAllButOne(tx, { userId, sessionId: own?.sessionId, now });
    // Whoever the operator gives a password to has the operator's word for the address.
    if (!own)
      await tx.user.updateMany({ where: { id: userId, confirmedAt: null }, data: { confirmedAt: now } });
    const actor = own ? ({ kind: "user", id: userId } as const) : OPERATOR;
    const entry = { of: { userId }, actor, subject: userId, origin: own?.origin ?? NO_REQUEST, now };
    await writeEntry(tx, { ...entry, action: "password.changed" });
  });
  sessionCache().clear();
  return { email: normalised };
}
