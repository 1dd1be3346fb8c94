import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findRule } from "./find-rule.ts";
import { presentRules } from "./present-rules.ts";
import type { Rule } from "./schemas.ts";

/**
 * The alert rules of the caller's workspace, the oldest first.
 * @throws Problem 403 without the scope `workspace:read`.
 */
export async function listRules(caller: Caller): Promise<Rule[]> {
  requireScope(caller, "workspace:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const order = [{ createdAt: "asc" as const }, { id: "asc" as const }];
    return presentRules(
      tx,
      workspaceId,
      await tx.alertRule.findMany({ where: { workspaceId }, orderBy: order }),
    );
  });
}

/** One of them. @throws Problem 404 when the workspace has no such rule; 403 as `listRules`. */
export async function getRule(caller: Caller, id: string): Promise<Rule> {
  requireScope(caller, "workspace:read");
  const { workspaceId } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const found = await presentRules(tx, workspaceId, [await findRule(tx, workspaceId, id)]);
    return found[0] as Rule;
  });
}
