import { NO_REQUEST, type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { OPERATOR } from "../caller.ts";
import { inIdentityTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { hashPassword } from "./password.ts";
import { normaliseEmail } from "./schemas.ts";
import { sessionCache } from "./session-cache.ts";

type NewPassword = {
  email: string;
  password: string;
  /** The session that stays, of somebody who changes their own password; without it all end. */
  keepSession?: string;
  /** Where a person changes their own from; without it the operator sets it. */
  origin?: Origin;
  now: Date;
};

/**
 * Gives a user a new password and signs them out everywhere else.
 * @throws Problem 404 when there is no such user; RangeError when the password is too short or too long.
 */
export async function setPassword({
  email,
  password,
  keepSession = "",
  origin,
  now,
}: NewPassword): Promise<{ email: string }> {
  const normalised = normaliseEmail(email);
  const passwordHash = await hashPassword(password);
  const found = await findUserByEmail(normalised);
  if (!found) throw new Problem("Not Found", `There is no user ${normalised}.`);
  const userId = found.id;
  await inIdentityTransaction({ userId }, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await tx.session.updateMany({
      where: { userId, id: { not: keepSession }, endedAt: null },
      data: { endedAt: now },
    });
    const actor = origin ? ({ kind: "user", id: userId } as const) : OPERATOR;
    const entry = { of: { userId }, actor, subject: userId, origin: origin ?? NO_REQUEST, now };
    await writeEntry(tx, { ...entry, action: "password.changed" });
  });
  sessionCache().clear();
  return { email: normalised };
}
