import { type IdentityTx, withIdentity } from "../db.ts";
import { newId } from "../ids.ts";
import { Problem } from "../problems.ts";
import { findUnknownScopes, SCOPE_NAMES, type ScopeName } from "../scopes.ts";
import { MOST_ADDRESSES, readNetwork } from "./address-list.ts";
import { digestKey, generateKey, PREFIXES } from "./key-format.ts";

type NewKey = {
  workspaceId: string;
  /** As people tell it from the others. */
  name?: string | null;
  scopes: readonly ScopeName[];
  createdBy: string;
  expiresAt?: Date | null;
  /** Whether the workspace is one of fixtures: its keys say so. */
  isTest?: boolean;
  /** Addresses and ranges that it may be used from; none for everywhere. */
  addresses?: readonly string[];
  now: Date;
};
type KeyTable = Pick<IdentityTx, "apiKey">;

/**
 * Makes an API key for a workspace. Only its digest is stored: the key in the answer is shown this once.
 * @param input.scopes kept as they are: a sum (`read`, `write`) grows with the operations that come later.
 * @param db the transaction that also makes the workspace, when there is one.
 * @throws Problem 422 `Invalid Request` for no scope, or one that there is not, and for what is no address.
 */
export async function createKey(input: NewKey, db?: KeyTable): Promise<{ key_id: string; key: string }> {
  checkScopes(input.scopes);
  const mode = input.isTest ? "test" : "live";
  const key = generateKey(mode);
  const { workspaceId, createdBy, now, name = null, expiresAt = null, addresses = [] } = input;
  const data = {
    id: newId("key"),
    workspaceId,
    name,
    digest: digestKey(key),
    prefix: PREFIXES[mode],
    lastFour: key.slice(-4),
    scopes: [...new Set(input.scopes)],
    createdBy,
    createdAt: now,
    expiresAt,
    addresses: spell(addresses),
  };
  if (db) await db.apiKey.create({ data });
  else await withIdentity({ workspaceId }, (own) => own.apiKey.create({ data }));
  return { key_id: data.id, key };
}

function spell(addresses: readonly string[]): string[] {
  const spelt = addresses.map((one) => {
    const read = readNetwork(one);
    if ("wrong" in read) throw new Problem("Invalid Request", `${one}: ${read.wrong}.`);
    return read.spelling;
  });
  if (spelt.length <= MOST_ADDRESSES) return [...new Set(spelt)];
  throw new Problem("Invalid Request", `A key can be limited to ${MOST_ADDRESSES} addresses or ranges.`);
}

function checkScopes(names: readonly string[]): void {
  const unknown = findUnknownScopes(names);
  if (names.length > 0 && unknown.length === 0) return;
  const wrong =
    unknown.length > 0 ? `${unknown.join(", ")}: no such scope.` : "A key needs at least one scope.";
  throw new Problem("Invalid Request", `${wrong} Scopes are ${SCOPE_NAMES.join(", ")}.`);
}
