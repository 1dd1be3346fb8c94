import type { Role } from "./find-member.ts";

/** Whether a role takes care of the workspace itself: sees its secrets, and is told what needs somebody to act. */
export function mayManage(role: Role): boolean {
  return role === "owner" || role === "admin";
}
