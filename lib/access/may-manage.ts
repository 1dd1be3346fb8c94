import type { Role } from "./find-member.ts";
import { roleIncludes } from "./role-includes.ts";

/**
 * Whether a role manages the workspace: changes its settings and webhooks, sees its secrets and gets its notices. An editor
 * changes what is in it: audits, campaigns, drafts, imported figures.
 */
export function mayManage(role: Role): boolean {
  return roleIncludes(role, "admin");
}
