import { operatorFor } from "../access/operator-for.ts";
import type { Caller } from "../caller.ts";
import { acrossWorkspaces } from "../db.ts";
import { Problem } from "../problems.ts";

/**
 * The operator, acting for the workspace that an audit belongs to.
 * @throws Problem 404 when there is no such audit.
 */
export async function findAuditOwner(auditId: string): Promise<Caller> {
  const found = await acrossWorkspaces((tx) =>
    tx.audit.findFirst({ where: { id: auditId }, select: { workspaceId: true } }),
  );
  if (!found) throw new Problem("Not Found", `There is no audit ${auditId}.`);
  return operatorFor(found.workspaceId);
}
