import { randomBytes } from "node:crypto";
import { writeEntry } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import { newId } from "../ids.ts";
import { keepAccount, reopenWorkspaces } from "./departure/keep-account.ts";
import { digestSession } from "./digest-session.ts";

/** Counted from the sign-in, however much it is used; the cookie lives as long. */
export const SESSION_SECONDS = 30 * 24 * 3_600;
const MAX_USER_AGENT = 300;

/** Where a session begins. */
export type Browser = {
  address: string;
  /** What it says it is. */
  userAgent: string;
  /** Of the request that signs in. */
  requestId?: string | null;
  now: Date;
};

/**
 * Starts a session of a user who was checked. An account that waits to be deleted is kept by it.
 * @param user with the hash of the password that there was at the check, null where there was none: a new password that was set
 * meanwhile ends it before it begins.
 * @returns its secret, or null where the password is another one by now.
 */
export async function startSession(
  { id: userId, passwordHash }: { id: string; passwordHash: string | null },
  { address, userAgent, requestId = null, now }: Browser,
): Promise<string | null> {
  const secret = randomBytes(32).toString("base64url");
  const session = {
    id: newId("ses"),
    userId,
    digest: digestSession(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1_000),
    address,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
  };
  const asked = { origin: { address, requestId }, now };
  const begun = await inIdentityTransaction({ userId }, async (tx) => {
    // Writes what is there, for the lock: whoever sets a password ends the sessions that are there when it has the same.
    const same = { where: { id: userId, passwordHash }, data: { passwordHash } };
    if ((await tx.user.updateMany(same)).count === 0) return null;
    await tx.session.create({ data: session });
    const actor = { kind: "user", id: userId } as const;
    const entry = { of: { userId }, actor, subject: session.id, ...asked };
    await writeEntry(tx, { ...entry, action: "session.started" });
    return { kept: await keepAccount(tx, userId, asked) };
  });
  if (begun?.kept) await reopenWorkspaces(userId, begun.kept, asked);
  return begun && secret;
}
