import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction } from "../../db.ts";
import { newId } from "../../ids.ts";
import { isSessionAlive, sessionOver } from "../is-session-alive.ts";
import type { Provider, ProviderFailure } from "../values.ts";
import { findIdentity } from "./find-identity.ts";
import type { Identity } from "./identity.ts";
import { mailIdentityLinked } from "./mail-identity-linked.ts";

const MOST = 10;

type Asked = { origin: Origin; now: Date };
type Account = { provider: Provider; identity: Identity };

/**
 * Links an account at a provider to whoever is signed in, and tells them by mail. One that is theirs already stays.
 * @returns why it was not: `taken` by somebody else, `full` with ten
 * @throws Problem 401 `Unauthorized` when the session has ended meanwhile.
 */
export async function linkIdentity(
  { userId, sessionId }: { userId: string; sessionId: string },
  account: Account,
  asked: Asked,
): Promise<ProviderFailure | null> {
  const { provider, identity } = account;
  const known = await findIdentity(provider, identity.subject);
  if (known) return known.id === userId ? null : "taken";
  const done = await inIdentityTransaction({ userId }, async (tx) => {
    // The session is locked: of several at once each counts the ones before.
    if (!(await isSessionAlive(tx, sessionId, asked.now))) throw sessionOver();
    if ((await tx.userIdentity.count({ where: { userId } })) >= MOST) return "full";
    if (!(await insertIdentity(tx, userId, account, asked))) return "taken";
    const { email } = await tx.user.findFirstOrThrow({ where: { id: userId }, select: { email: true } });
    return { email };
  });
  if (typeof done === "string") return done;
  mailIdentityLinked(done.email, provider);
  return null;
}

/** Writes an identity with its entry, inside the caller's transaction. @returns whether nobody had it before */
export async function insertIdentity(
  tx: IdentityTx,
  userId: string,
  { provider, identity: { subject, email } }: Account,
  { origin, now, lastUsedAt = null }: Asked & { lastUsedAt?: Date | null },
): Promise<boolean> {
  const id = newId("idn");
  const data = [{ id, userId, provider, subject, email, createdAt: now, lastUsedAt }];
  const { count } = await tx.userIdentity.createMany({ data, skipDuplicates: true });
  if (count === 0) return false;
  const entry = { of: { userId }, actor: { kind: "user", id: userId } as const, subject: id, origin, now };
  await writeEntry(tx, { ...entry, action: "identity.linked", detail: { provider } });
  return true;
}
