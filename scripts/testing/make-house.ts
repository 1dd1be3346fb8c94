import type { Role } from "#lib/access/find-member.ts";
import { newId } from "#lib/ids.ts";
import { addWorkspace } from "#lib/workspaces/add-workspace.ts";
import { deleteWorkspace } from "#lib/workspaces/delete-workspace.ts";
import { furnish, NO_THINGS, type Things } from "./furnish.ts";
import { addSibling } from "./keys.ts";
import { addMember } from "./members.ts";
import { ownerDb } from "./owner-db.ts";
import type { Keyed } from "./reach.ts";
import { makeWorkspace } from "./workspaces.ts";

export type Place = Keyed & { things: Things };
export type Person = Role | "stranger" | "owner on Pro" | "signed out";
/** Workspaces of several accounts with everything in them, and the people around them. */
export type House = Awaited<ReturnType<typeof makeHouse>>;

/**
 * Makes a workspace (`own`) with a member of each role, and others: a sibling, of which the owner is viewer and nobody else a
 * member; a deleted one, with all the members; a stranger's; one whose owner is on Pro; and one that does not exist.
 */
export async function makeHouse() {
  const [own, foreign, pro] = [await makeWorkspace(), await makeWorkspace(), await makeWorkspace()];
  const sibling = await addSibling(own.id);
  await ownerDb().membership.updateMany({ where: { workspaceId: sibling.id }, data: { role: "viewer" } });
  const users: Record<Exclude<Person, "signed out">, { id: string }> & { "signed out"?: undefined } = {
    owner: await ownerOf(own.id),
    admin: await addMember(own.id, "admin", "admin"),
    editor: await addMember(own.id, "editor", "editor"),
    viewer: await addMember(own.id, "viewer", "viewer"),
    stranger: await ownerOf(foreign.id),
    "owner on Pro": await ownerOf(pro.id),
  };
  const places = {
    own: { ...own, things: await furnish(own, "twitter") },
    sibling: { ...sibling, things: await furnish(sibling, "youtube") },
    foreign: { ...foreign, things: await furnish(foreign, "tiktok") },
    pro: { ...pro, things: await furnish(pro, "twitter") },
    deleted: { id: await makeDeleted(own.id, users.viewer.id), key: "", things: NO_THINGS },
    unknown: { id: newId("ws"), key: "", things: NO_THINGS },
  };
  const standing = await ownerDb().membership.findMany({
    where: { userId: { in: Object.values(users).map(({ id }) => id) } },
  });
  return { users, places, restoreRoles: () => restoreRoles(standing) };
}

/** Whoever handed a workspace over owns it again. */
async function restoreRoles(standing: { workspaceId: string; userId: string; role: string }[]) {
  for (const { workspaceId, userId, role } of standing)
    await ownerDb().membership.updateMany({ where: { workspaceId, userId }, data: { role } });
}

async function ownerOf(workspaceId: string): Promise<{ id: string }> {
  const { userId } = await ownerDb().membership.findFirstOrThrow({ where: { workspaceId } });
  return { id: userId };
}

/** The id of a workspace of the same account, with the same members, that was deleted. Viewers do not come along by themselves. */
async function makeDeleted(accountOf: string, viewerId: string): Promise<string> {
  const now = new Date();
  const { workspace_id } = await addWorkspace(accountOf, "Deleted", now);
  const viewer = { workspaceId: workspace_id, userId: viewerId, role: "viewer", createdAt: now };
  await ownerDb().membership.create({ data: viewer });
  await deleteWorkspace(workspace_id, now);
  return workspace_id;
}
