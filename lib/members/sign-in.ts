import { Problem } from "../problems.ts";
import { type Credentials, checkPassword } from "./check-password.ts";
import { startSession } from "./start-session.ts";

export type SignedIn = {
  id: string;
  email: string;
  name: string;
  /** The secret of the new session: for the browser's cookie, and stored nowhere. */
  session: string;
};

type Request = Credentials & {
  /** What the browser says it is. */
  userAgent: string;
  requestId?: string | null;
  now: Date;
};

/**
 * Signs a user in by email address and password: starts a session. An unknown user, a user without a password and a wrong
 * password get the same answer in the same time.
 * @throws Problem 401 `Sign-in Failed`; 429 and 503 as `checkPassword`.
 */
export async function signIn({ email, password, ...browser }: Request): Promise<SignedIn> {
  const user = await checkPassword({ email, password, address: browser.address });
  const session = user && (await startSession(user, browser));
  if (!session)
    throw new Problem("Sign-in Failed", "There is no account with this email address and password.");
  return { id: user.id, email: user.email, name: user.name, session };
}
