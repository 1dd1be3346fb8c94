import { findUserByEmail } from "./find-user-by-email.ts";
import { guessPassword } from "./guess-password.ts";
import { verifyPassword } from "./password.ts";
import { normaliseEmail } from "./schemas.ts";

export type Credentials = {
  email: string;
  password: string;
  /** Network address of the client, for the throttle. */
  address: string;
};

export type PasswordHolder = { id: string; email: string; name: string; passwordHash: string };

/**
 * The user with this email address and password, or null. An unknown user, a user without a password and a wrong password
 * take the same time.
 * @throws Problem as `guessPassword`.
 */
export async function checkPassword({
  email,
  password,
  address,
}: Credentials): Promise<PasswordHolder | null> {
  const normalised = normaliseEmail(email);
  let user: PasswordHolder | null = null;
  const isRight = await guessPassword({ email: normalised, address }, async () => {
    const found = await findUserByEmail(normalised);
    const isVerified = await verifyPassword(password, found?.passwordHash ?? null);
    if (!found?.passwordHash || !isVerified) return false;
    user = { id: found.id, email: found.email, name: found.name, passwordHash: found.passwordHash };
    return true;
  });
  return isRight ? user : null;
}
