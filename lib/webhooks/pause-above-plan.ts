import { withIdentity, withWorkspace } from "../db.ts";
import { type Plan, planIncludes } from "../plans.ts";

/**
 * Pauses the active webhooks of an account whose plan does not include webhooks. They stay paused when the plan gets larger
 * again, until somebody activates them.
 *
 * Called in `inOneTransaction` with the change of the plan, so that both happen or neither.
 */
export async function pauseAbovePlan(accountId: string, plan: Plan): Promise<void> {
  if (planIncludes(plan, "agency")) return;
  const workspaces = await withIdentity({ accountId }, (db) =>
    db.workspace.findMany({ where: { accountId }, select: { id: true } }),
  );
  for (const { id: workspaceId } of workspaces) {
    await withWorkspace(workspaceId, (tx) =>
      tx.webhook.updateMany({ where: { workspaceId, status: "active" }, data: { status: "paused" } }),
    );
  }
}
