import type { Scope } from "../caller.ts";
import { identityDb } from "../db.ts";
import { newId } from "../ids.ts";
import { digestKey, generateKey } from "./key-format.ts";

type NewKey = { workspaceId: string; scopes: Scope[]; createdBy: string; expiresAt?: Date | null; now: Date };
type KeyTable = Pick<ReturnType<typeof identityDb>, "apiKey">;

/**
 * Makes an API key for a workspace. Only its digest is stored: the key in the answer is shown this once.
 * @param db the transaction that also makes the workspace, when there is one.
 */
export async function createKey(
  input: NewKey,
  db: KeyTable = identityDb(),
): Promise<{ key_id: string; key: string }> {
  const key = generateKey();
  const id = newId("key");
  await db.apiKey.create({
    data: {
      id,
      workspaceId: input.workspaceId,
      digest: digestKey(key),
      prefix: "plk_live_",
      lastFour: key.slice(-4),
      scopes: input.scopes,
      createdBy: input.createdBy,
      createdAt: input.now,
      expiresAt: input.expiresAt ?? null,
    },
  });
  return { key_id: id, key };
}
