import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { withIdentity } from "../db.ts";
import type { SettingsInput } from "./schemas.ts";

/**
 * Changes what the owners and admins of a workspace may change themselves: its name and its industry ("" for none).
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins.
 */
export async function updateWorkspace(caller: Caller, { name, industry }: SettingsInput) {
  await requireRole(caller, ROLE_FOR.settings, "Settings can be changed only by");
  const { workspaceId } = caller;
  const data = {
    ...(name !== undefined && { name }),
    ...(industry !== undefined && { industry: industry === "" ? null : industry }),
  };
  const workspace = await withIdentity({ workspaceId }, (db) =>
    db.workspace.update({ where: { id: workspaceId, deletedAt: null }, data }),
  );
  return { name: workspace.name, industry: workspace.industry };
}
