import { Problem } from "../problems.ts";
import { checkPassword } from "./check-password.ts";
import type { SessionUser } from "./find-session-user.ts";
import type { PasswordChange } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of somebody who is signed in and knows the old one; their other sessions end.
 * @param address network address of the client, for the throttle, which is that of signing in.
 * @throws Problem 400 `Invalid Request` when the current password is another one, 429 `Rate Limited` after ten failures.
 */
export async function changePassword(
  { email, sessionId }: SessionUser,
  { current_password, new_password }: PasswordChange,
  address: string,
  now: Date,
): Promise<{ changed: true }> {
  if (!(await checkPassword({ email, password: current_password, address }))) {
    throw new Problem("Invalid Request", "This is not your current password.", {
      errors: [{ pointer: "/current_password", detail: "this is not your current password" }],
    });
  }
  await setPassword({ email, password: new_password, keepSession: sessionId, now });
  return { changed: true };
}
