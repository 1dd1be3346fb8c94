import { requirePlan } from "../access/require-plan.ts";
import { requireRoleOrKey } from "../access/require-role.ts";
import { requireScope } from "../access/require-scope.ts";
import { resolveWorkspace } from "../access/resolve-workspace.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";

/**
 * Checks that the caller's plan has webhooks.
 * @throws Problem 403 `Plan Required`.
 */
export function requireWebhookPlan(caller: Caller): void {
  requirePlan(caller, "agency", "Webhooks need");
}

/**
 * Checks that the caller may manage the webhooks of its workspace, whatever its plan.
 * @returns the workspace's id.
 * @throws Problem 403 `Insufficient Scope` for an editor or viewer, 404 `Not Found` when the workspace was deleted.
 */
export async function authoriseManager(caller: Caller): Promise<string> {
  await requireRoleOrKey(caller, ROLE_FOR.webhooks, "Webhooks can be managed only by");
  requireScope(caller, "webhooks:write");
  return (await resolveWorkspace(caller)).id;
}
