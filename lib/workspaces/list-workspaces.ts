import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import type { Caller } from "../caller.ts";
import { withIdentity } from "../db.ts";
import type { PageInput } from "../paging/schemas.ts";
import type { WorkspaceList } from "./schemas.ts";

/**
 * The workspaces that the caller may name, newest first: for a key of the account's primary workspace all of the account, for
 * any other its own alone.
 * @throws Problem 404 `Not Found` when the caller's workspace was deleted.
 */
export async function listWorkspaces(caller: Caller, { limit, offset }: PageInput): Promise<WorkspaceList> {
  requireScope(caller, "workspace:read");
  const { id } = await resolveWorkspace(caller);
  const { accountId, isPrimary } = caller;
  const where = { accountId, deletedAt: null, ...(!isPrimary && { id }) };
  const { rows, total } = await withIdentity({ accountId }, async (db) => ({
    rows: await db.workspace.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    total: await db.workspace.count({ where }),
  }));
  const workspaces = rows.map((row) => ({
    workspace_id: row.id,
    name: row.name,
    is_primary: row.isPrimary,
    created_at: row.createdAt.toISOString(),
  }));
  return { workspaces, total, limit, offset };
}
