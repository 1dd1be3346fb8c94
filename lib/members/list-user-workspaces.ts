import type { Role } from "../access/find-member.ts";
import { withIdentity } from "../db.ts";
import type { Plan } from "../plans.ts";

export type UserWorkspace = {
  id: string;
  name: string;
  plan: Plan;
  account: { id: string; name: string };
  /** What the user may do there. */
  role: Role;
};

/** The workspaces that a user belongs to, the oldest first. */
export async function listUserWorkspaces(userId: string): Promise<UserWorkspace[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.workspace.findMany({
      where: { deletedAt: null, memberships: { some: { userId } } },
      include: { account: true, memberships: { where: { userId } } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    }),
  );
  return found.map(({ id, name, account, memberships }) => ({
    id,
    name,
    plan: account.plan as Plan,
    account: { id: account.id, name: account.name },
    role: memberships[0]?.role as Role,
  }));
}
