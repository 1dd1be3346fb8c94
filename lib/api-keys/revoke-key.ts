import { operatorRecorder } from "../audit-log/recorder.ts";
import { acrossWorkspaces, inOneTransaction } from "../db.ts";
import { Problem } from "../problems.ts";
import { endAgents } from "./end-agents.ts";
import { forgetKeys } from "./known-keys.ts";

/**
 * Revokes a key, or the token of an agent, which is disconnected by it; revoking it again changes nothing.
 * @throws Problem 404 when there is no such key.
 */
export async function revokeKey(keyId: string, now: Date): Promise<{ key_id: string; revoked_at: string }> {
  const found = await acrossWorkspaces((tx) => tx.apiKey.findUnique({ where: { id: keyId } }));
  if (!found) throw new Problem("Not Found", `There is no key ${keyId}.`);
  const { workspaceId, revokedAt, agentId } = found;
  if (revokedAt) return { key_id: keyId, revoked_at: revokedAt.toISOString() };
  await inOneTransaction(workspaceId, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id: keyId, revokedAt: null },
      data: { revokedAt: now },
    });
    if (agentId) await endAgents(tx, { workspaceId, id: agentId }, now);
    if (count > 0) await operatorRecorder("key.revoked", now)(tx, { workspaceId, subject: keyId });
  });
  forgetKeys();
  return { key_id: keyId, revoked_at: now.toISOString() };
}
