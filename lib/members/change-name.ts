import { type Origin, writeEntry } from "../audit-log/write-entry.ts";
import { inIdentityTransaction } from "../db.ts";
import type { SessionUser } from "./find-session-user.ts";
import { isSessionAlive, sessionOver } from "./is-session-alive.ts";
import type { NameChange } from "./schemas.ts";
import { sessionCache } from "./session-cache.ts";

/**
 * Changes the name by which colleagues see somebody, in every workspace.
 * @param change what `NameChange` has parsed
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile.
 */
export async function changeName(
  { id: userId, sessionId, name: before }: SessionUser,
  { name }: NameChange,
  origin: Origin,
  now: Date,
): Promise<NameChange> {
  await inIdentityTransaction({ userId }, async (tx) => {
    if (!(await isSessionAlive(tx, sessionId, now))) throw sessionOver();
    if (name === before) return;
    await tx.user.update({ where: { id: userId }, data: { name } });
    const entry = {
      of: { userId },
      actor: { kind: "user", id: userId } as const,
      subject: userId,
      origin,
      now,
    };
    await writeEntry(tx, { ...entry, action: "name.changed", detail: { before, name } });
  });
  sessionCache().clear();
  return { name };
}
