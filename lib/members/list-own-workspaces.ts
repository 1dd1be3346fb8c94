import { identityDb } from "../db.ts";
import type { Plan } from "../plans.ts";

export type OwnWorkspace = { id: string; name: string; plan: Plan };

/** The workspaces that a user belongs to, the oldest first. */
export async function listOwnWorkspaces(userId: string): Promise<OwnWorkspace[]> {
  const found = await identityDb().workspace.findMany({
    where: { deletedAt: null, memberships: { some: { userId } } },
    include: { account: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return found.map(({ id, name, account }) => ({ id, name, plan: account.plan as Plan }));
}
