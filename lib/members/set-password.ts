import { withIdentity } from "../db.ts";
import { Problem } from "../problems.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { hashPassword } from "./password.ts";
import { normaliseEmail } from "./schemas.ts";

/**
 * Gives a user a new password and signs them out everywhere.
 * @throws Problem 404 when there is no such user; RangeError when the password is too short or too long.
 */
export async function setPassword(email: string, password: string): Promise<{ email: string }> {
  const normalised = normaliseEmail(email);
  const passwordHash = await hashPassword(password);
  const found = await findUserByEmail(normalised);
  if (!found) throw new Problem("Not Found", `There is no user ${normalised}.`);
  const { id } = found;
  await withIdentity({ userId: id }, (db) =>
    db.user.update({ where: { id }, data: { passwordHash, sessionVersion: { increment: 1 } } }),
  );
  return { email: normalised };
}
