import { requireShortLine } from "../hash-in-turn.ts";
import { Problem } from "../problems.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { verifyPassword } from "./password.ts";
import { normaliseEmail } from "./schemas.ts";
import { consumeAttempt, refundAttempt, takeBackAttempt } from "./sign-in-attempts.ts";

export type Credentials = {
  email: string;
  password: string;
  /** Network address of the client, for the throttle. */
  address: string;
};

export type PasswordHolder = { id: string; email: string; name: string; passwordHash: string };

/**
 * The user with this e-mail address and password, or null. An unknown user, a user without a password and a wrong password
 * take the same time.
 * @throws Problem 429 `Rate Limited` when its turn is more than 5 seconds off: after ten failures of the e-mail address from this
 * network address, or fifty of anybody from there; 503 `Service Unavailable` when too many passwords are being checked.
 */
export async function checkPassword({
  email,
  password,
  address,
}: Credentials): Promise<PasswordHolder | null> {
  requireShortLine();
  const normalised = normaliseEmail(email);
  const attempt = { email: normalised, address };
  const waitSeconds = await consumeAttempt(attempt);
  if (waitSeconds > 0) throw tooManyAttempts(waitSeconds);
  const user = await findUserByEmail(normalised);
  const verified = await verifyPassword(password, user?.passwordHash ?? null).catch(async (error) => {
    await takeBackAttempt(attempt);
    throw error;
  });
  if (!user?.passwordHash || !verified) return null;
  await refundAttempt(attempt);
  return { id: user.id, email: user.email, name: user.name, passwordHash: user.passwordHash };
}

/** The answer to too many attempts. */
export function tooManyAttempts(seconds: number): Problem {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 60 ? `${seconds} seconds` : `${minutes} minutes`;
  const detail = `Too many attempts. Try again in ${seconds === 1 ? "a second" : wait}.`;
  return new Problem("Rate Limited", detail, { headers: { "Retry-After": String(seconds) } });
}
