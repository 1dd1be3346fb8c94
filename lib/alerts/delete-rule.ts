import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findRule } from "./find-rule.ts";
import type { DeletedRule } from "./schemas.ts";

/**
 * Takes a rule away for good, with its addresses and all that it has told.
 * @throws Problem 404 when the workspace has no such rule.
 */
export function deleteRule({ workspaceId }: Pick<Caller, "workspaceId">, id: string): Promise<DeletedRule> {
  return withWorkspace(workspaceId, async (tx) => {
    await findRule(tx, workspaceId, id);
    const ofRule = { workspaceId, ruleId: id };
    const alerts = await tx.alert.findMany({ where: ofRule, select: { id: true } });
    const alertId = { in: alerts.map((one) => one.id) };
    await tx.alertSend.deleteMany({ where: { workspaceId, alertId } });
    await tx.alert.deleteMany({ where: ofRule });
    await tx.alertChannel.deleteMany({ where: ofRule });
    await tx.alertRule.delete({ where: { workspaceId_id: { workspaceId, id } } });
    return { id, deleted: true };
  });
}
