import { randomBytes } from "node:crypto";
import { withIdentity } from "../db.ts";
import { publicUrl } from "../env.ts";
import { Problem } from "../problems.ts";
import { digestSession } from "./digest-session.ts";
import { findUserByEmail } from "./find-user-by-email.ts";
import { normaliseEmail } from "./schemas.ts";

const GOOD_FOR_MS = 3 * 24 * 3_600_000;

export type ConfirmLink = { email: string; link: string; expires_at: string };

/**
 * Makes the link by which a person shows that an email address is theirs: it is good once, for three days, and only for whoever is
 * signed in as that user. It replaces every earlier one; its secret is stored as a digest.
 * @throws Problem 404 `Not Found` when there is no such user, or the address is confirmed already.
 */
export async function makeConfirmLink(email: string, now: Date): Promise<ConfirmLink> {
  const user = await findUserByEmail(normaliseEmail(email));
  if (!user) throw new Problem("Not Found", `There is no user ${normaliseEmail(email)}.`);
  const secret = randomBytes(32).toString("base64url");
  const until = new Date(now.getTime() + GOOD_FOR_MS);
  const data = { linkDigest: digestSession(secret), linkUntil: until };
  const { count } = await withIdentity({ userId: user.id }, (db) =>
    db.user.updateMany({ where: { id: user.id, confirmedAt: null }, data }),
  );
  if (count === 0) throw new Problem("Not Found", `The address ${user.email} is already confirmed.`);
  const link = `${publicUrl()}/confirm-email?token=${secret}`;
  return { email: user.email, link, expires_at: until.toISOString() };
}
