import { withIdentity } from "../db.ts";
import type { Plan } from "../plans.ts";

export type UserWorkspace = { id: string; name: string; plan: Plan };

/** The workspaces that a user belongs to, the oldest first. */
export async function listUserWorkspaces(userId: string): Promise<UserWorkspace[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.workspace.findMany({
      where: { deletedAt: null, memberships: { some: { userId } } },
      include: { account: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
  );
  return found.map(({ id, name, account }) => ({ id, name, plan: account.plan as Plan }));
}
