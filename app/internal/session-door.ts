import { sessionMember } from "#app/session-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import type { InternalEndpoint } from "#lib/http/internal-endpoint.ts";
import type { Door } from "#lib/http/route.ts";
import { requireOwnOrigin } from "./own-origin.ts";

/**
 * The door of /internal/workspaces/{workspace_id}: the signed-in user as a member of that workspace, with the role that the
 * endpoint needs.
 * @throws Problem 401 without a session, 403 or 415 for a change from elsewhere, 404 for a workspace that is not theirs, 403
 * below the role, 429.
 */
export const sessionDoor: Door<InternalEndpoint> = async ({ role }, { request, headers }) => {
  if (request.method !== "GET" && request.method !== "HEAD") requireOwnOrigin(request);
  const [, workspaceId = ""] = /^\/internal\/workspaces\/([^/]+)/.exec(new URL(request.url).pathname) ?? [];
  const member = await sessionMember(workspaceId);
  await admitMember(member, role, headers);
  return member.caller;
};
