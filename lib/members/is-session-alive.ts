import type { IdentityTx } from "../db.ts";
import { Problem } from "../problems.ts";

/**
 * Whether a session is not over, asked in the transaction of what it is to change: what was read at the door may be a second old.
 * Locks it, so that it does not end meanwhile.
 */
export async function isSessionAlive(tx: IdentityTx, id: string, now: Date): Promise<boolean> {
  const alive = { id, endedAt: null, expiresAt: { gt: now } };
  return (await tx.session.updateMany({ where: alive, data: { endedAt: null } })).count === 1;
}

/** The answer to whoever asks with a session that has ended. */
export function sessionOver(): Problem {
  return new Problem("Unauthorized", "Your session has ended. Sign in again.");
}
