import { type Caller, OPERATOR } from "../caller.ts";
import { withIdentity } from "../db.ts";
import type { Plan } from "../plans.ts";
import { Problem } from "../problems.ts";
import { SCOPES } from "../scopes.ts";

/**
 * The operator, acting for a workspace (command line, demo data, worker).
 * @throws Problem 404 when there is no such workspace.
 */
export async function operatorFor(workspaceId: string): Promise<Caller> {
  const found = await withIdentity({ workspaceId }, (db) =>
    db.workspace.findFirst({ where: { id: workspaceId, deletedAt: null }, include: { account: true } }),
  );
  if (!found) throw new Problem("Not Found", `There is no workspace ${workspaceId}.`);
  return {
    workspaceId,
    accountId: found.accountId,
    plan: found.account.plan as Plan,
    planStartedAt: found.account.planStartedAt,
    isPrimary: false,
    scopes: SCOPES,
    actor: OPERATOR,
  };
}
