import type { Role } from "./find-member.ts";

const ROLES: readonly Role[] = ["viewer", "editor", "admin", "owner"];

/** Whether a role is `minimum` or above it: each may do what those below it may. */
export function roleIncludes(role: Role, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}
