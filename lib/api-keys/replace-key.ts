import type { Caller } from "../caller.ts";
import { type WorkspaceTx, withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import type { ScopeName } from "../scopes.ts";
import { createKey } from "./create-key.ts";
import { PREFIXES } from "./key-format.ts";
import { forgetKeys } from "./known-keys.ts";
import { placesOf } from "./places-of.ts";
import { requireApi, requireKeeper } from "./require-keeper.ts";
import type { ReplacedKey } from "./schemas.ts";

/**
 * Makes a key with the name, the scopes, the addresses and the length of life of another one, which works on for some hours so that programs can be
 * told of the new one. The key in the answer is shown this once.
 * @param overlapHours 0 ends the old one at once.
 * @throws Problem 403 below the role or without the API; 404 for a key that does not work, or that was replaced before.
 */
export async function replaceKey(
  caller: Caller,
  keyId: string,
  { overlapHours, now }: { overlapHours: number; now: Date },
): Promise<ReplacedKey> {
  await requireKeeper(caller);
  requireApi(caller);
  for (const workspaceId of await placesOf(caller)) {
    const order = { workspaceId, keyId, overlapHours, now, createdBy: caller.actor.id };
    const made = await withWorkspace(workspaceId, (tx) => tryReplace(tx, order));
    if (!made) continue;
    forgetKeys();
    return made;
  }
  throw new Problem("Not Found", "There is no such key that works, or it was replaced before.");
}

type Order = { workspaceId: string; keyId: string; overlapHours: number; now: Date; createdBy: string };

async function tryReplace(tx: WorkspaceTx, order: Order): Promise<ReplacedKey | null> {
  const { workspaceId, keyId, overlapHours, now, createdBy } = order;
  const last = new Date(now.getTime() + overlapHours * 3_600_000);
  const [old] = await tx.$queryRaw<Old[]>`
    SELECT name, prefix, scopes, addresses, created_at, expires_at FROM api_keys
    WHERE workspace_id = ${workspaceId} AND id = ${keyId} AND agent_id IS NULL AND revoked_at IS NULL AND replaced_by IS NULL
      AND (expires_at IS NULL OR expires_at > ${now}) FOR UPDATE`;
  if (!old) return null;
  const { name, scopes, addresses, created_at, expires_at } = old;
  const expiresAt = expires_at && new Date(now.getTime() + expires_at.getTime() - created_at.getTime());
  const isTest = old.prefix === PREFIXES.test;
  const key = await createKey(
    { workspaceId, name, scopes, addresses, createdBy, expiresAt, isTest, now },
    tx,
  );
  const ends = expires_at && expires_at < last ? expires_at : last;
  const data = {
    replacedBy: key.key_id,
    ...(overlapHours === 0 ? { revokedAt: now } : { expiresAt: ends }),
  };
  await tx.apiKey.updateMany({ where: { workspaceId, id: keyId }, data });
  return { ...key, previous_ends_at: ends.toISOString() };
}

type Old = {
  name: string | null;
  prefix: string;
  scopes: ScopeName[];
  addresses: string[];
  created_at: Date;
  expires_at: Date | null;
};
