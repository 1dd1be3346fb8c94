import type { Origin } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { tooManyAttempts } from "../members/guess-password.ts";
import { hashNewPassword } from "../members/hash-new-password.ts";
import { mailAfterSignUp } from "../members/mail-account.ts";
import type { SignedUp } from "../members/schemas.ts";
import { consumeSignUp } from "../members/sign-in-attempts.ts";
import { getInvitation } from "./find-invitation.ts";
import type { InvitedSignUp } from "./schemas.ts";

/**
 * Makes a user of the address that was invited, with a password and no workspace of their own, also where nobody else may sign up; they
 * join once they are signed in. By a link that was mailed the address is confirmed. Of an address that is registered nothing is
 * changed, and the answer is the same.
 * @param origin its network address is throttled.
 * @throws Problem 400 `Invalid Request` for a link that leads nowhere, 429 `Rate Limited` after too many attempts of the network address,
 * 400 and 503 as `hashNewPassword`.
 */
export async function signUpInvited(
  { token, name, password }: InvitedSignUp,
  origin: Origin,
  now: Date,
): Promise<SignedUp> {
  const waitSeconds = await consumeSignUp(origin.address ?? "");
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const { email, isMailed } = await getInvitation(token, now);
  const passwordHash = await hashNewPassword({ password, email });
  const user = { id: newId("usr"), email, name, passwordHash, createdAt: now };
  const data = [{ ...user, confirmedAt: isMailed ? now : null }];
  const { count } = await inIdentityTransaction({ userId: user.id }, (tx) =>
    tx.user.createMany({ data, skipDuplicates: true }),
  );
  const isNew = count > 0;
  if (!isNew || !isMailed) mailAfterSignUp(email, { isNew }, now);
  return { received: true };
}
