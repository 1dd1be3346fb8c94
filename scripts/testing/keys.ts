import { createKey } from "#lib/api-keys/create-key.ts";
import type { ScopeName } from "#lib/scopes.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { importText, makePosts } from "./workspaces.ts";

/** Makes a further key of a workspace; with all scopes unless told. */
export function makeKey(
  workspaceId: string,
  changes: { scopes?: ScopeName[]; expiresAt?: Date; addresses?: string[] } = {},
) {
  const { scopes = ["read", "write"], expiresAt = null, addresses = [] } = changes;
  return createKey({ workspaceId, scopes, createdBy: "test", expiresAt, addresses, now: new Date() });
}

/** Adds a workspace with a platform to the account of another one; its key is that of a workspace that is not primary. */
export async function addSibling(accountOf: string, name = "Sibling") {
  const { workspace_id: id } = await addWorkspace(accountOf, name, new Date());
  await importText(id, "youtube", makePosts(3));
  const { key } = await makeKey(id);
  return { id, key };
}
