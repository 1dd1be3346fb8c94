import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { findMember, type Member } from "#lib/access/find-member.ts";
import { findEnding } from "#lib/deletion/list-ending.ts";
import type { SessionUser } from "#lib/members/find-session-user.ts";
import { sessionUser } from "./session-user.ts";

/** The signed-in user, for pages. Sends others to the sign-in page. @param path of the page, to come back to */
export async function requireUser(path: string): Promise<SessionUser> {
  const user = await sessionUser();
  return user ?? redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`);
}

/**
 * The signed-in user as a member of a workspace, for pages. Sends others to the sign-in page; a workspace that is not
 * theirs is not found, one that waits to be deleted has a page of its own.
 */
export const requireMember = cache(async (workspaceId: string): Promise<Member & { user: SessionUser }> => {
  const user = await requireUser(`/w/${workspaceId}`);
  const member = await findMember(user.id, workspaceId);
  if (!member) {
    if (await findEnding(user.id, workspaceId)) redirect(`/workspaces/${workspaceId}`);
    notFound();
  }
  return { ...member, user };
});
