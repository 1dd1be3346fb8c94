import type { WorkspaceTx } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";
import type { RuleRow } from "./settle-rule.ts";

/**
 * A rule, locked until the transaction ends.
 * @throws Problem 404 when the workspace has no such rule.
 */
export async function findRule(tx: WorkspaceTx, workspaceId: string, id: string): Promise<RuleRow> {
  await tx.$executeRaw`SELECT 1 FROM alert_rules WHERE workspace_id = ${workspaceId} AND id = ${id} FOR UPDATE`;
  const row = isId(id)
    ? await tx.alertRule.findUnique({ where: { workspaceId_id: { workspaceId, id } } })
    : null;
  if (!row) throw new Problem("Not Found", "There is no such alert rule: somebody may have deleted it.");
  return row;
}
