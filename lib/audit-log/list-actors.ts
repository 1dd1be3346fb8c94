import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { readWorkspace } from "../db.ts";

/**
 * The members of the caller's workspace by whom its log can be narrowed, by name.
 * @throws Problem 403 `Insufficient Scope` below the role.
 */
export async function listActors(caller: Caller): Promise<{ id: string; name: string }[]> {
  await requireRole(caller, ROLE_FOR.log, "The log is shown only to");
  const { workspaceId } = caller;
  return readWorkspace(workspaceId, (db) =>
    db.user.findMany({
      where: { memberships: { some: { workspaceId } } },
      select: { id: true, name: true },
      orderBy: [{ name: "asc" }, { id: "asc" }],
    }),
  );
}
