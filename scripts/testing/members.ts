import { findMember, type Member, type Role } from "#lib/access/find-member.ts";
import type { Plan } from "#lib/plans.ts";
import { ownerDb } from "./owner-db.ts";
import { makeWorkspace } from "./workspaces.ts";

/** A person with a role in a workspace of their own, as the dashboard knows them. */
export async function makeMember(role: Role, plan: Plan = "agency"): Promise<Member> {
  const { id: workspaceId } = await makeWorkspace(plan);
  const where = { workspaceId };
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where });
  await ownerDb().membership.updateMany({ where, data: { role } });
  const member = await findMember(userId, workspaceId);
  if (!member) throw new Error("the member was not made");
  return member;
}
