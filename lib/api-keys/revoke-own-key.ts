import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { forgetKeys } from "./known-keys.ts";
import { placesOf } from "./places-of.ts";
import { requireKeeper } from "./require-keeper.ts";
import type { RevokedKey } from "./schemas.ts";

/**
 * Revokes a key of the caller's workspace from the dashboard, on any plan: it works for a second more at most.
 * @throws Problem 403 `Insufficient Scope` below the role; 404 for a key that is not there, or was revoked before.
 */
export async function revokeOwnKey(caller: Caller, keyId: string, now: Date): Promise<RevokedKey> {
  await requireKeeper(caller);
  let count = 0;
  for (const workspaceId of await placesOf(caller)) {
    const where = { workspaceId, id: keyId, agentId: null, revokedAt: null };
    const done = await withWorkspace(workspaceId, (tx) =>
      tx.apiKey.updateMany({ where, data: { revokedAt: now } }),
    );
    count += done.count;
  }
  if (count === 0) throw new Problem("Not Found", "There is no such key here, or it was revoked before.");
  forgetKeys();
  return { key_id: keyId, revoked: true };
}
