import type { IdentityTx } from "../db.ts";
import { forgetKeys } from "./known-keys.ts";

/** All of a workspace, of a member, or one. */
type Whose = { workspaceId?: string; userId?: string; id?: string };

/**
 * Disconnects agents, in the transaction of what ends them: their tokens stop working within a second, and none is renewed.
 * @returns how many were connected.
 */
export async function endAgents(tx: Pick<IdentityTx, "agent">, whose: Whose, now: Date): Promise<number> {
  const { count } = await tx.agent.updateMany({
    where: { ...whose, revokedAt: null },
    data: { revokedAt: now },
  });
  forgetKeys();
  return count;
}
