import type { Caller } from "../caller.ts";
import { acrossWorkspaces, identityDb, withWorkspace } from "../db.ts";
import { isId } from "../ids.ts";
import { Problem } from "../problems.ts";

/**
 * An audit that the caller may see, with its steps: one of its own workspace or, for a key of the primary workspace, of
 * any workspace of the account.
 * @throws Problem 404 `Not Found` for every other id, whether it exists or not.
 */
export async function findAudit(caller: Caller, auditId: string) {
  const workspaceId = isId(auditId) && (await workspaceOf(caller, auditId));
  const audit =
    workspaceId &&
    (await withWorkspace(workspaceId, (tx) =>
      tx.audit.findUnique({
        where: { workspaceId_id: { workspaceId, id: auditId } },
        include: { steps: { orderBy: { position: "asc" }, omit: { output: true } } },
        omit: { input: true },
      }),
    ));
  if (!audit) throw new Problem("Not Found", "There is no audit with this id, or this key may not see it.");
  return audit;
}

async function workspaceOf(caller: Caller, auditId: string): Promise<string | undefined> {
  const workspaces = await identityDb().workspace.findMany({
    where: {
      accountId: caller.accountId,
      deletedAt: null,
      ...(!caller.isPrimary && { id: caller.workspaceId }),
    },
    select: { id: true },
  });
  const ids = workspaces.map((workspace) => workspace.id);
  const found = await acrossWorkspaces((tx) =>
    tx.audit.findFirst({ where: { id: auditId, workspaceId: { in: ids } }, select: { workspaceId: true } }),
  );
  return found?.workspaceId;
}
