import type { Caller } from "../caller.ts";
import { requireManager } from "./require-manager.ts";

/**
 * Checks that a person who calls is owner or admin of the workspace. Keys and the operator pass: what a key may do is said by
 * its scopes.
 * @param what begins the sentence that refuses: "Webhooks are managed by".
 * @throws Problem 403 `Insufficient Scope`.
 */
export async function requireManagerOrKey(caller: Caller, what: string): Promise<void> {
  if (caller.actor.kind === "user") await requireManager(caller, what);
}
