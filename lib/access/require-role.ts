import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { findMember, type Role } from "./find-member.ts";
import { roleIncludes } from "./role-includes.ts";

const THOSE_WHO: Record<Role, string> = {
  owner: "owners",
  admin: "owners and admins",
  editor: "owners, admins and editors",
  viewer: "members",
};

/**
 * Checks that the caller is a person with this role in the workspace, or one above it; keys are refused.
 * @param what begins the sentence that refuses: "The signing secret is shown only to".
 * @throws Problem 403 `Insufficient Scope`.
 */
export async function requireRole(
  { actor, workspaceId }: Caller,
  minimum: Role,
  what: string,
): Promise<void> {
  const member = actor.kind === "user" ? await findMember(actor.id, workspaceId) : null;
  if (member && roleIncludes(member.role, minimum)) return;
  throw new Problem("Insufficient Scope", `${what} the workspace's ${THOSE_WHO[minimum]}.`);
}

/**
 * Checks the role of a person who calls. Keys and the operator pass: the scopes say what a key may do.
 * @param what begins the sentence that refuses: "Webhooks can be managed only by".
 * @throws Problem 403 `Insufficient Scope`.
 */
export async function requireRoleOrKey(caller: Caller, minimum: Role, what: string): Promise<void> {
  if (caller.actor.kind === "user") await requireRole(caller, minimum, what);
}
