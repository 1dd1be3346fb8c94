import { acrossWorkspaces, withIdentity } from "../db.ts";
import { Problem } from "../problems.ts";

/**
 * Revokes a key; revoking it again changes nothing.
 * @throws Problem 404 when there is no such key.
 */
export async function revokeKey(keyId: string, now: Date): Promise<{ key_id: string; revoked_at: string }> {
  const found = await acrossWorkspaces((tx) => tx.apiKey.findUnique({ where: { id: keyId } }));
  if (!found) throw new Problem("Not Found", `There is no key ${keyId}.`);
  const revokedAt = found.revokedAt ?? now;
  await withIdentity({ workspaceId: found.workspaceId }, (db) =>
    db.apiKey.update({ where: { id: keyId }, data: { revokedAt } }),
  );
  return { key_id: keyId, revoked_at: revokedAt.toISOString() };
}
