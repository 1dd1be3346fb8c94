import { randomUUID } from "node:crypto";
import { sessionUser } from "#app/session-user.ts";
import { findMember } from "#lib/access/find-member.ts";
import { roleIncludes } from "#lib/access/role-includes.ts";
import type { Origin } from "#lib/audit-log/write-entry.ts";
import type { Caller } from "#lib/caller.ts";
import { publicUrl } from "#lib/env.ts";
import { requestOrigin } from "#lib/http/request-origin.ts";
import { listUserWorkspaces } from "#lib/members/list-user-workspaces.ts";
import type { Visit } from "#lib/platforms/connect/oauth-state.ts";
import type { ConnectResult } from "#lib/platforms/schemas.ts";

export type Visitor = {
  caller: Caller;
  visit: Visit;
  origin: Origin;
  /** Sends the browser to an address outside. */
  goTo: (url: string) => Response;
  /** Sends it to the page of platforms, which says what became of the attempt. */
  tell: (result: ConnectResult, choice?: string) => Response;
};

/**
 * Who goes to a platform's page of consent, or comes back from there: a member of the workspace from the role editor on.
 * @param workspaceId the one that is asked for; who comes back with none that is theirs is told so in their first one
 * @returns an answer for whom it is not: the page for signing in, 403, 404
 */
export async function findVisitor(
  request: Request,
  workspaceId: string | null,
  platform: string,
): Promise<Visitor | Response> {
  const user = await sessionUser();
  if (!user) return redirect(`${publicUrl()}/sign-in`);
  const { id: userId, sessionId } = user;
  const named = workspaceId && (await findMember(userId, workspaceId));
  const member = named || (workspaceId === null ? await findFirst(userId) : null);
  if (!member) return refuse(404, "There is no such workspace, or you are not a member of it.");
  if (!roleIncludes(member.role, "editor"))
    return refuse(403, "Your role in this workspace is viewer; connecting a platform needs editor or above.");
  const { caller } = member;
  return {
    caller,
    visit: { workspaceId: caller.workspaceId, platform, sessionId, userId },
    origin: requestOrigin(request, randomUUID()),
    goTo: redirect,
    tell: (result, choice) => {
      const url = new URL(`${publicUrl()}/w/${caller.workspaceId}/platforms`);
      url.searchParams.set("connect", result);
      url.searchParams.set("of", platform);
      if (choice !== undefined) url.searchParams.set("choice", choice);
      return redirect(url.href);
    },
  };
}

async function findFirst(userId: string) {
  const [first] = await listUserWorkspaces(userId);
  return first ? findMember(userId, first.id) : null;
}

/** Neither the address with its state nor the answer is kept by anybody. */
function redirect(location: string): Response {
  const headers = { location, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 302, headers });
}

function refuse(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status, headers });
}
