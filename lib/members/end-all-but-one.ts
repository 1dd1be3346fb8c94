import { endAgents } from "../api-keys/end-agents.ts";
import type { IdentityTx } from "../db.ts";

type Ending = {
  userId: string;
  /** The session that stays. */
  sessionId?: string | undefined;
  now: Date;
};

/** Ends what a new password ends, in the transaction that sets it: all other sessions, links that were not used, and agents
 * that the person has connected in any workspace. */
export async function endAllButOne(tx: IdentityTx, { userId, sessionId, now }: Ending): Promise<void> {
  await tx.session.updateMany({
    where: { userId, id: { not: sessionId ?? "" }, endedAt: null },
    data: { endedAt: now },
  });
  await tx.signInLink.deleteMany({ where: { userId } });
  await endAgents(tx, { userId }, now);
}
