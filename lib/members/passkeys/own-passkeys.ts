import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { inIdentityTransaction, withIdentity } from "../../db.ts";
import { Problem } from "../../problems.ts";
import type { SessionUser } from "../find-session-user.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import { requireOtherWay } from "../other-ways.ts";
import type { PasskeyEntry } from "../schemas.ts";

/** The passkeys of a user, the newest first. */
export async function listPasskeys(userId: string): Promise<PasskeyEntry[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "desc" }, { id: "asc" }] }),
  );
  return found.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/**
 * Removes a passkey of whoever is signed in: nobody signs in with it any more. Sessions that it began stay.
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile, 404 `Not Found` when it is none of theirs, 400
 * `Invalid Request` when they would have no other way in.
 */
export async function removePasskey(
  { id: userId, sessionId }: SessionUser,
  id: string,
  { origin, now }: { origin: Origin; now: Date },
): Promise<{ id: string; removed: true }> {
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    await requireOtherWay(tx, userId, id);
    if ((await tx.passkey.deleteMany({ where: { userId, id } })).count === 0)
      throw new Problem("Not Found", "You have no such passkey.");
    const actor = { kind: "user", id: userId } as const;
    await writeEntry(tx, { of: { userId }, actor, subject: id, origin, now, action: "passkey.removed" });
  });
  return { id, removed: true };
}
