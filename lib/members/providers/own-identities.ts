import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction, withIdentity } from "../../db.ts";
import { Problem } from "../../problems.ts";
import type { SessionUser } from "../find-session-user.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import { requireOtherWay } from "../other-ways.ts";
import type { IdentityEntry } from "../schemas.ts";
import type { Provider } from "../values.ts";

/** The accounts at providers that a user signs in by, the newest first. */
export async function listIdentities(userId: string): Promise<IdentityEntry[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.userIdentity.findMany({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "asc" }] }),
  );
  return found.map(({ id, provider, email, createdAt, lastUsedAt }) => ({
    id,
    provider: provider as Provider,
    email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Unlinks an account at a provider: nobody signs in by it any more. Sessions that it began stay.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 404 `Not Found` when it is none of theirs, 400 `Invalid Request`
 * when they would have no other way in.
 */
export async function unlinkIdentity(
  { id: userId, sessionId }: SessionUser,
  id: string,
  { origin, now }: { origin: Origin; now: Date },
): Promise<{ id: string; unlinked: true }> {
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    const own = await tx.userIdentity.findFirst({ where: { userId, id } });
    if (!own) throw new Problem("Not Found", "You have no such way to sign in.");
    await requireOtherWay(tx, userId, id);
    await tx.userIdentity.deleteMany({ where: { userId, id } });
    const entry = { of: { userId }, actor: { kind: "user", id: userId } as const, subject: id, origin, now };
    const detail = { provider: own.provider };
    await writeEntry(tx, { ...entry, action: "identity.unlinked", detail });
  });
  return { id, unlinked: true };
}
