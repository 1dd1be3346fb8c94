import { writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../../db.ts";
import { endAllButOne } from "../end-all-but-one.ts";
import { hashNewPassword } from "../hash-new-password.ts";
import { mailPasswordChanged } from "../mail-password-changed.ts";
import { passSecondStep } from "../second-step/pass-second-step.ts";
import { sessionCache } from "../session-cache.ts";
import type { SignedIn } from "../sign-in.ts";
import { type Browser, startSession } from "../start-session.ts";
import { findLink } from "./find-link.ts";
import { linkUsedUp, spendLink } from "./spend-link.ts";

/**
 * Gives whoever has a link of purpose `reset` the password that they chose and signs them in; all their sessions end, other links
 * too, and the address is confirmed, because the link came there. A password that is refused leaves the link good.
 * @throws Problem 400 `Invalid Request` for a link that is unknown, used or expired, and as `hashNewPassword`, also 503;
 * 401 and 429 as `passSecondStep`, which leave the link good.
 */
export async function resetPassword(
  { token, password, code = "" }: { token: string; password: string; code?: string },
  browser: Browser,
): Promise<SignedIn> {
  const { address, requestId = null, now } = browser;
  const user = await findLink(token, "reset", now);
  if (!user) throw linkUsedUp();
  const { id, email, name } = user;
  const passwordHash = await hashNewPassword({ password, email });
  const origin = { address, requestId };
  await passSecondStep(id, { code, origin, now });
  await inIdentityTransaction({ userId: id }, async (tx) => {
    await spendLink(tx, { userId: id, token, now });
    await tx.user.updateMany({ where: { id }, data: { passwordHash } });
    await tx.user.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: now } });
    await endAllButOne(tx, { userId: id, now });
    const entry = { of: { userId: id }, actor: { kind: "user", id } as const, subject: id, now };
    const detail = { by: "link" };
    await writeEntry(tx, { ...entry, action: "password.changed", origin, detail });
  });
  sessionCache().clear();
  mailPasswordChanged(email);
  const session = await startSession({ id, passwordHash }, browser);
  if (!session) throw linkUsedUp();
  return { id, email, name, session };
}
