import { type Origin, writeEntry } from "../../audit-log/write-entry.ts";
import { type IdentityTx, inIdentityTransaction, withIdentity } from "../../db.ts";
import { unmarkEnding } from "../../deletion/keep-workspace.ts";
import { mailDeparture } from "./mail-departure.ts";

type Asked = { origin: Origin; now: Date };
type Kept = { email: string; endsAt: Date };

/**
 * Keeps the account of somebody who signs in, in the transaction of that, which holds their row.
 * @returns what was kept, for `reopenWorkspaces`; null for an account that was not to be deleted
 */
export async function keepAccount(tx: IdentityTx, userId: string, asked: Asked): Promise<Kept | null> {
  const waiting = await tx.user.findFirst({ where: { id: userId, endsAt: { not: null } } });
  if (!waiting?.endsAt) return null;
  await tx.user.update({ where: { id: userId }, data: { endsAt: null } });
  const entry = { of: { userId }, actor: { kind: "user", id: userId } as const, subject: userId, ...asked };
  await writeEntry(tx, { ...entry, action: "account.kept" });
  return { email: waiting.email, endsAt: waiting.endsAt };
}

/** Opens the workspaces that were to be deleted with an account that is kept, and tells its owner. */
export async function reopenWorkspaces(userId: string, { email, endsAt }: Kept, asked: Asked): Promise<void> {
  const along = await withIdentity({ userId }, (db) =>
    db.workspace.findMany({ where: { endedBy: userId, endsAt }, select: { id: true } }),
  );
  for (const { id: workspaceId } of along)
    await inIdentityTransaction({ userId, workspaceId }, (tx) =>
      unmarkEnding(tx, userId, workspaceId, asked),
    );
  mailDeparture(email, null);
}
