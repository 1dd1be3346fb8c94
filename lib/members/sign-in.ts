import { Problem } from "../problems.ts";
import { type Credentials, checkPassword } from "./check-password.ts";
import { passSecondStep } from "./second-step/pass-second-step.ts";
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
  /** Of the second step, for those who have one. */
  code?: string;
};

/**
 * Signs a user in by email address and password: starts a session. An unknown user, a user without a password and a wrong
 * password get the same answer in the same time.
 * @throws Problem 401 `Sign-in Failed`; 429 and 503 as `checkPassword`; 401 and 429 as `passSecondStep`.
 */
export async function signIn({ email, password, code = "", ...browser }: Request): Promise<SignedIn> {
  const user = await checkPassword({ email, password, address: browser.address });
  const origin = { address: browser.address, requestId: browser.requestId ?? null };
  if (user) await passSecondStep(user.id, { code, origin, now: browser.now });
  const session = user && (await startSession(user, browser));
  if (!session)
    throw new Problem("Sign-in Failed", "There is no account with this email address and password.");
  return { id: user.id, email: user.email, name: user.name, session };
}
