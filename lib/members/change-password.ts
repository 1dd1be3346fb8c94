import type { Origin } from "../audit-log/write-entry.ts";
import { Problem } from "../problems.ts";
import { checkPassword } from "./check-password.ts";
import type { SessionUser } from "./find-session-user.ts";
import { mailPasswordChanged } from "./mail-password-changed.ts";
import type { PasswordChange } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of somebody who is signed in and knows the old one; their other sessions end.
 * @param origin its network address is throttled as when signing in.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 400 `Invalid Request` when the current password is another one, 429 and 503 as `checkPassword`.
 */
export async function changePassword(
  { email, sessionId }: SessionUser,
  { current_password, new_password }: PasswordChange,
  origin: Origin,
  now: Date,
): Promise<{ changed: true }> {
  const holder = await checkPassword({ email, password: current_password, address: origin.address ?? "" });
  if (!holder) {
    throw new Problem("Invalid Request", "This is not your current password.", {
      errors: [{ pointer: "/current_password", detail: "must be your current password" }],
    });
  }
  await setPassword({
    email,
    password: new_password,
    own: { sessionId, passwordHash: holder.passwordHash, origin },
    now,
  });
  mailPasswordChanged(email);
  return { changed: true };
}
