import type { IdentityTx } from "../../db.ts";
import { Problem } from "../../problems.ts";
import { digestSession } from "../digest-session.ts";

const USED_UP = "This link has expired or was used already. Ask for a new one.";

/** The answer to a link that leads nowhere. */
export function linkUsedUp(): Problem {
  return new Problem("Invalid Request", USED_UP, { errors: [{ pointer: "/token", detail: USED_UP }] });
}

/**
 * Uses a link up, in the transaction of what it is for. Of two that come at once one wins.
 * @throws Problem 400 `Invalid Request` when it was used or has expired meanwhile.
 */
export async function spendLink(
  tx: IdentityTx,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  const where = { userId, digest: digestSession(token), expiresAt: { gt: now } };
  if ((await tx.signInLink.deleteMany({ where })).count === 0) throw linkUsedUp();
}
