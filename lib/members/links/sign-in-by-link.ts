import { inIdentityTransaction } from "../../db.ts";
import { passSecondStep } from "../second-step/pass-second-step.ts";
import type { SignedIn } from "../sign-in.ts";
import { type Browser, startSession } from "../start-session.ts";
import { findLink } from "./find-link.ts";
import { linkUsedUp, spendLink } from "./spend-link.ts";

/**
 * Signs in whoever has a link of purpose `sign_in`, once.
 * @throws Problem 400 `Invalid Request` for a link that is unknown, used or expired, or when a new password was set meanwhile;
 * 401 and 429 as `passSecondStep`, which leave the link good.
 */
export async function signInByLink(
  { token, code = "" }: { token: string; code?: string },
  browser: Browser,
): Promise<SignedIn> {
  const user = await findLink(token, "sign_in", browser.now);
  if (!user) throw linkUsedUp();
  const { id, email, name } = user;
  const { address, requestId = null, now } = browser;
  await passSecondStep(id, { code, origin: { address, requestId }, now });
  await inIdentityTransaction({ userId: id }, (tx) => spendLink(tx, { userId: id, token, now }));
  const session = await startSession(user, browser);
  if (!session) throw linkUsedUp();
  return { id, email, name, session };
}
