import type { Role } from "./find-member.ts";
import { roleIncludes } from "./role-includes.ts";

/**
 * Whether a role takes care of the workspace itself: changes its settings and webhooks, sees its secrets, and is told what
 * needs somebody to act. An editor changes what is in it: audits, campaigns, drafts, imported figures.
 */
export function mayManage(role: Role): boolean {
  return roleIncludes(role, "admin");
}
