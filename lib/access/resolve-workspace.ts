import type { Caller } from "../caller.ts";
import { withIdentity } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * The workspace that a request is about: the one that it names, else that of the caller.
 * @throws Problem 404 `Not Found` for every workspace that the caller may not see, whether it exists or not.
 */
export async function resolveWorkspace(caller: Caller, named?: string) {
  const id = named ?? caller.workspaceId;
  const { accountId } = caller;
  const where = { id, accountId, deletedAt: null };
  const found = isId(id)
    ? await withIdentity({ accountId }, (db) => db.workspace.findFirst({ where }))
    : null;
  if (!found || (id !== caller.workspaceId && !caller.isPrimary)) {
    throw new Problem("Not Found", "There is no such workspace, or this key may not see it.");
  }
  return found;
}
