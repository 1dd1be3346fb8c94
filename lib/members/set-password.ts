import { identityDb } from "../db.ts";
import { Problem } from "../problems.ts";
import { hashPassword } from "./password.ts";
import { normaliseEmail } from "./schemas.ts";

/**
 * Gives a user a new password and signs them out everywhere.
 * @throws Problem 404 when there is no such user; RangeError when the password is too short or too long.
 */
export async function setPassword(email: string, password: string): Promise<{ email: string }> {
  const normalised = normaliseEmail(email);
  const passwordHash = await hashPassword(password);
  const { count } = await identityDb().user.updateMany({
    where: { email: normalised },
    data: { passwordHash, sessionVersion: { increment: 1 } },
  });
  if (count === 0) throw new Problem("Not Found", `There is no user ${normalised}.`);
  return { email: normalised };
}
