import { findMember, type Member, type Role } from "#lib/access/find-member.ts";
import { identityDb } from "#lib/db.ts";
import type { Plan } from "#lib/plans.ts";
import { makeWorkspace } from "./workspaces.ts";

/** A person with a role in a workspace of their own, as the dashboard knows them. */
export async function makeMember(role: Role, plan: Plan = "agency"): Promise<Member> {
  const { id: workspaceId } = await makeWorkspace(plan);
  const where = { workspaceId };
  const { userId } = await identityDb().membership.findFirstOrThrow({ where });
  await identityDb().membership.updateMany({ where, data: { role } });
  const member = await findMember(userId, workspaceId);
  if (!member) throw new Error("the member was not made");
  return member;
}
