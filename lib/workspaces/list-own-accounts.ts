import type { Role } from "../access/find-member.ts";
import { roleIncludes } from "../access/role-includes.ts";
import { withIdentity } from "../db.ts";
import { listUserWorkspaces } from "../members/list-user-workspaces.ts";
import { planLimits } from "../plans.ts";
import type { Colleague, OwnAccount } from "./schemas.ts";

/**
 * The accounts in which a person owns a workspace, the oldest first, with the people of those workspaces: who is only in others of the
 * account is not shown.
 */
export async function listOwnAccounts(userId: string): Promise<OwnAccount[]> {
  const workspaces = await listUserWorkspaces(userId);
  const owned = workspaces.filter(({ role }) => role === "owner");
  const groups = Map.groupBy(owned, ({ account }) => account.id);
  return Promise.all(
    [...groups].map(async ([accountId, group]) => {
      const [{ account, plan }] = group as [(typeof group)[0]];
      const { workspaces: limit, team_members: seats } = planLimits(plan);
      const [used, colleagues] = await Promise.all([
        withIdentity({ accountId }, (db) => db.workspace.count({ where: { accountId, deletedAt: null } })),
        listColleagues(
          userId,
          group.map(({ id }) => id),
        ),
      ]);
      return { ...account, plan, workspaces: { used, limit }, seats, colleagues };
    }),
  );
}

/** Who is in any of some workspaces, by name, each once. */
async function listColleagues(userId: string, workspaceIds: string[]): Promise<Colleague[]> {
  const teams = await Promise.all(workspaceIds.map((workspaceId) => readTeam(userId, workspaceId)));
  const people = Map.groupBy(teams.flat(), ({ id }) => id);
  const colleagues = [...people].map(([, found]) => {
    const [one] = found as [(typeof found)[0]];
    const roles = found.map(({ role }) => role);
    const role = roles.reduce((most, next) => (roleIncludes(next, most) ? next : most));
    return { ...one, role, isUsual: roles.length === teams.length && !roles.includes("viewer") };
  });
  return colleagues.sort(
    (a, b) => a.name.localeCompare(b.name, "en") || a.email.localeCompare(b.email, "en"),
  );
}

/** Who is about to be deleted comes along nowhere. */
async function readTeam(userId: string, workspaceId: string) {
  const rows = await withIdentity({ workspaceId }, (db) =>
    db.membership.findMany({
      where: { workspaceId, userId: { not: userId }, user: { endsAt: null } },
      select: { role: true, user: { select: { id: true, name: true, email: true } } },
    }),
  );
  return rows.map(({ role, user }) => ({ ...user, role: role as Role }));
}
