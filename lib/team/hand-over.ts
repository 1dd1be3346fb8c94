import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { lockTeam, roleIn } from "./lock-team.ts";
import type { HandedOver } from "./schemas.ts";

/**
 * Makes another member the owner in place of the caller, who stays as an admin. It takes effect at once: who gets it is in the team
 * already, loses nothing by it and can give it back, while an offer that waits could be accepted long after it was meant. The typed name
 * keeps it from happening by a slip.
 * @param input.brand the name of the workspace, as the caller typed it
 * @throws Problem 403 `Insufficient Scope` for others than owners, 404 `Not Found` for no member, 400 `Invalid Request` for oneself and
 * for another name.
 */
export function handOver(
  caller: Caller,
  { userId, brand }: { userId: string; brand: string },
): Promise<HandedOver> {
  const { workspaceId, actor } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    const team = await lockTeam(tx, caller);
    if (team.own !== "owner")
      throw new Problem("Insufficient Scope", "The workspace can be handed over only by one of its owners.");
    roleIn(team.roles, userId);
    if (userId === actor.id) throw new Problem("Invalid Request", "You own this workspace already.");
    const { name } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
    if (brand.trim() !== name.trim()) throw anotherName(name);
    await tx.membership.updateMany({ where: { workspaceId, userId }, data: { role: "owner" } });
    await tx.membership.updateMany({ where: { workspaceId, userId: actor.id }, data: { role: "admin" } });
    return { user_id: userId, role: "owner" };
  });
}

function anotherName(name: string): Problem {
  const detail = `Must be the name of the workspace: ${name}`;
  return new Problem("Invalid Request", detail, { errors: [{ pointer: "/brand", detail }] });
}
