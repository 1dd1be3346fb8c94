import type { Caller } from "../caller.ts";
import { identityDb } from "../db.ts";
import type { SettingsInput } from "./schemas.ts";

/** Changes what the people of a workspace may change themselves: its name and its industry ("" for none). */
export async function updateWorkspace(caller: Caller, { name, industry }: SettingsInput) {
  const workspace = await identityDb().workspace.update({
    where: { id: caller.workspaceId, deletedAt: null },
    data: {
      ...(name !== undefined && { name }),
      ...(industry !== undefined && { industry: industry === "" ? null : industry }),
    },
  });
  return { name: workspace.name, industry: workspace.industry };
}
