import type { Scope } from "../caller.ts";
import { type IdentityTx, withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { digestKey, generateKey } from "./key-format.ts";

type NewKey = { workspaceId: string; scopes: Scope[]; createdBy: string; expiresAt?: Date | null; now: Date };
type KeyTable = Pick<IdentityTx, "apiKey">;

/**
 * Makes an API key for a workspace. Only its digest is stored: the key in the answer is shown this once.
 * @param db the transaction that also makes the workspace, when there is one.
 */
export async function createKey(input: NewKey, db?: KeyTable): Promise<{ key_id: string; key: string }> {
  const key = generateKey();
  const { workspaceId, scopes, createdBy, now, expiresAt = null } = input;
  const data = {
    id: newId("key"),
    workspaceId,
    digest: digestKey(key),
    prefix: "plk_live_",
    lastFour: key.slice(-4),
    scopes,
    createdBy,
    createdAt: now,
    expiresAt,
  };
  if (db) await db.apiKey.create({ data });
  else await withIdentity({ workspaceId }, (own) => own.apiKey.create({ data }));
  return { key_id: data.id, key };
}
