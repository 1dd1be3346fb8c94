import { findMember, type Member, type Role } from "#lib/access/find-member.ts";
import { newId } from "#lib/ids.ts";
import type { Plan } from "#lib/plans.ts";
import { ownerDb } from "./owner-db.ts";
import { makeWorkspace } from "./workspaces.ts";

let added = 0;

/** Somebody new in a workspace. */
export async function addMember(workspaceId: string, role: Role, name = `Member ${++added}`) {
  const [id, createdAt] = [newId("usr"), new Date()];
  const user = { id, email: `${id.toLowerCase()}@example.com`, name, createdAt, confirmedAt: createdAt };
  await ownerDb().user.create({ data: user });
  await ownerDb().membership.create({ data: { workspaceId, userId: id, role, createdAt } });
  return user;
}

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
