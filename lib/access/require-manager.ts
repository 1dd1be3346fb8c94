import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";
import { findMember } from "./find-member.ts";
import { mayManage } from "./may-manage.ts";

/**
 * Checks that the caller is a person who is owner or admin of the workspace; keys are refused.
 * @param what begins the sentence that refuses: "The signing secret is shown to".
 * @throws Problem 403 `Insufficient Scope`.
 */
export async function requireManager({ actor, workspaceId }: Caller, what: string): Promise<void> {
  const member = actor.kind === "user" ? await findMember(actor.id, workspaceId) : null;
  if (member && mayManage(member.role)) return;
  throw new Problem("Insufficient Scope", `${what} owners and admins of the workspace only.`);
}

/**
 * Checks that a person who calls is owner or admin of the workspace. Keys and the operator pass: the scopes say what a key
 * may do.
 * @param what begins the sentence that refuses: "Webhooks are managed by".
 * @throws Problem 403 `Insufficient Scope`.
 */
export async function requireManagerOrKey(caller: Caller, what: string): Promise<void> {
  if (caller.actor.kind === "user") await requireManager(caller, what);
}
