import { randomBytes } from "node:crypto";
import { NO_REQUEST, writeEntry } from "../../audit-log/write-entry.ts";
import { OPERATOR } from "../../caller.ts";
import { inIdentityTransaction } from "../../db.ts";
import { publicUrl } from "../../env.ts";
import { Problem } from "../../problems.ts";
import { digestSession } from "../digest-session.ts";
import { findUserByEmail } from "../find-user-by-email.ts";
import { type LinkPurpose, normaliseEmail } from "../schemas.ts";

const MINUTE_MS = 60_000;
/** How long a link is good for, in words and in milliseconds, and the page that it opens. */
export const LINKS: Record<LinkPurpose, { goodFor: string; ms: number; path: string }> = {
  reset: { goodFor: "one hour", ms: 60 * MINUTE_MS, path: "/reset-password" },
  sign_in: { goodFor: "15 minutes", ms: 15 * MINUTE_MS, path: "/sign-in/link" },
};

export type MadeLink = { email: string; link: string; expires_at: string };

type Wanted = { userId: string; purpose: LinkPurpose; now: Date; byOperator?: boolean };

/**
 * Makes a link that works once and for a limited time; its secret is stored as a digest. Earlier ones stay good: a stranger who
 * asks for more of them must not take the owner's away.
 * @param wanted.byOperator whether the audit log says so
 * @returns its address and when it expires.
 */
export async function makeLink({ userId, purpose, now, byOperator = false }: Wanted) {
  const secret = randomBytes(32).toString("base64url");
  const { ms, path } = LINKS[purpose];
  const expiresAt = new Date(now.getTime() + ms);
  const data = { digest: digestSession(secret), userId, purpose, createdAt: now, expiresAt };
  await inIdentityTransaction({ userId }, async (tx) => {
    await tx.signInLink.create({ data });
    if (!byOperator) return;
    const entry = { of: { userId }, actor: OPERATOR, subject: userId, origin: NO_REQUEST, now };
    await writeEntry(tx, { ...entry, action: "password.link_made" });
  });
  return { link: `${publicUrl()}${path}?token=${secret}`, expires_at: expiresAt.toISOString() };
}

/**
 * Makes the link by which somebody who lost their password chooses a new one, for the operator to hand out.
 * @throws Problem 404 `Not Found` when there is no such user.
 */
export async function makeResetLink(email: string, now: Date): Promise<MadeLink> {
  const user = await findUserByEmail(normaliseEmail(email));
  if (!user) throw new Problem("Not Found", `There is no user ${normaliseEmail(email)}.`);
  const made = await makeLink({ userId: user.id, purpose: "reset", now, byOperator: true });
  return { email: user.email, ...made };
}
