import { withIdentity } from "../../db.ts";
import type { DeparturePlan } from "../schemas.ts";

type Owned = { id: string; name: string; accountId: string; isPrimary: boolean };

/** What the deletion of a person's account means for the workspaces that they own and that are not to be deleted already. */
export async function planDeparture(userId: string): Promise<DeparturePlan> {
  const owned = await withIdentity({ userId }, (db) =>
    db.workspace.findMany({
      where: { deletedAt: null, memberships: { some: { userId, role: "owner" } } },
      select: { id: true, name: true, accountId: true, isPrimary: true },
      orderBy: [{ name: "asc" }, { id: "asc" }],
    }),
  );
  const told = await Promise.all(owned.map((one) => tellCompany(userId, one)));
  const alone = owned.filter((_, n) => told[n] === "alone");
  const main = await Promise.all(alone.map((one) => isNeeded(one, alone)));
  return {
    shared: owned.filter((_, n) => told[n] === "shared").map(nameOf),
    main: alone.filter((_, n) => main[n]).map(nameOf),
    alone: alone.filter((_, n) => !main[n]).map(nameOf),
  };
}

const nameOf = ({ id, name }: Owned) => ({ id, name });

/** Whether they are the only one in a workspace, its only owner, or neither. */
async function tellCompany(
  userId: string,
  { id: workspaceId }: Owned,
): Promise<"alone" | "shared" | "owned"> {
  const others = await withIdentity({ workspaceId }, (db) =>
    db.membership.findMany({ where: { workspaceId, userId: { not: userId } }, select: { role: true } }),
  );
  if (others.length === 0) return "alone";
  return others.some(({ role }) => role === "owner") ? "owned" : "shared";
}

/** Whether keys of a main workspace reach others of its account that stay. */
async function isNeeded({ accountId, isPrimary }: Owned, going: readonly Owned[]): Promise<boolean> {
  if (!isPrimary) return false;
  const staying = { accountId, deletedAt: null, id: { notIn: going.map(({ id }) => id) } };
  return (await withIdentity({ accountId }, (db) => db.workspace.count({ where: staying }))) > 0;
}
