import type { Role } from "../access/find-member.ts";
import { withIdentity } from "../db.ts";

/** A workspace that waits to be deleted, as its members see it. */
export type EndingWorkspace = {
  id: string;
  name: string;
  endsAt: string;
  /** Who asked for it, by name; null of somebody who is in the workspace no more. */
  endedBy: string | null;
  role: Role;
};

/** The workspaces of a person that wait to be deleted, the next first. */
export async function listEnding(userId: string): Promise<EndingWorkspace[]> {
  const found = await withIdentity({ userId }, (db) =>
    db.workspace.findMany({
      where: { endsAt: { not: null }, memberships: { some: { userId } } },
      select: { id: true },
      orderBy: [{ endsAt: "asc" }, { id: "asc" }],
    }),
  );
  const each = await Promise.all(found.map(({ id }) => findEnding(userId, id)));
  return each.filter((one) => one !== null);
}

/** One of them; null for every other workspace. */
export async function findEnding(userId: string, workspaceId: string): Promise<EndingWorkspace | null> {
  return withIdentity({ userId, workspaceId }, async (db) => {
    const membership = await db.membership.findFirst({
      where: { userId, workspaceId, workspace: { endsAt: { not: null } } },
      include: { workspace: true },
    });
    if (!membership?.workspace.endsAt) return null;
    const { id, name, endsAt, endedBy } = membership.workspace;
    const by = endedBy && (await db.user.findFirst({ where: { id: endedBy }, select: { name: true } }));
    return {
      id,
      name,
      endsAt: endsAt.toISOString(),
      endedBy: by ? by.name : null,
      role: membership.role as Role,
    };
  });
}
