import type { Caller } from "../caller.ts";
import { lookUp } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

export type ResolvedWorkspace = {
  id: string;
  accountId: string;
  name: string;
  realTime: boolean;
  createdAt: Date;
};

const BY_ID = {
  name: "resolve-workspace",
  text: `SELECT id, account_id AS "accountId", name, real_time AS "realTime", created_at AS "createdAt"
    FROM workspaces WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL`,
};

/**
 * The workspace that a request is about: the one that it names, else that of the caller. Nearly every request asks it.
 * @throws Problem 404 `Not Found` for every workspace that the caller may not see, whether it exists or not.
 */
export async function resolveWorkspace(caller: Caller, named?: string): Promise<ResolvedWorkspace> {
  const id = requireNameable(caller, named);
  const { accountId } = caller;
  const found = await lookUp<ResolvedWorkspace>({ accountId }, BY_ID, [id, accountId]);
  if (!found) throw noSuchWorkspace();
  return found;
}

/**
 * The id of the workspace that a request is about, for a statement that finds it, in the caller's account and not deleted, together
 * with what is read of it.
 * @throws Problem 404 `Not Found` for an id that the caller may not name.
 */
export function requireNameable(caller: Caller, named?: string): string {
  const id = named ?? caller.workspaceId;
  if (!isId(id) || (id !== caller.workspaceId && !caller.isPrimary)) throw noSuchWorkspace();
  return id;
}

/** Problem 404 `Not Found` for a workspace that the caller may not see, whether it exists or not. */
export function noSuchWorkspace(): Problem {
  return new Problem("Not Found", "There is no such workspace, or this key has no access to it.");
}
