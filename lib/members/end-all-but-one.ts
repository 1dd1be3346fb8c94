import type { IdentityTx } from "../db.ts";

type Ending = {
  userId: string;
  /** The session that stays. */
  sessionId?: string | undefined;
  now: Date;
};

/** Ends what a new password ends, in the transaction that sets it: all other sessions, and links that were not used. */
export async function endAllButOne(tx: IdentityTx, { userId, sessionId, now }: Ending): Promise<void> {
  await tx.session.updateMany({
    where: { userId, id: { not: sessionId ?? "" }, endedAt: null },
    data: { endedAt: now },
  });
  await tx.signInLink.deleteMany({ where: { userId } });
}
