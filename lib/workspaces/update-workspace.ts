import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { identityDb } from "../db.ts";
import type { SettingsInput } from "./schemas.ts";

/**
 * Changes what the owners and admins of a workspace may change themselves: its name and its industry ("" for none).
 * @throws Problem 403 `Insufficient Scope` for others than owners and admins.
 */
export async function updateWorkspace(caller: Caller, { name, industry }: SettingsInput) {
  await requireRole(caller, ROLE_FOR.settings, "Settings are changed by");
  const workspace = await identityDb().workspace.update({
    where: { id: caller.workspaceId, deletedAt: null },
    data: {
      ...(name !== undefined && { name }),
      ...(industry !== undefined && { industry: industry === "" ? null : industry }),
    },
  });
  return { name: workspace.name, industry: workspace.industry };
}
