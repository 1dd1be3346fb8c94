import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { changeRole } from "#lib/team/change-role.ts";
import { removeMember } from "#lib/team/remove-member.ts";
import { ChangedMember, MemberParams, RemovedMember, RoleChange } from "#lib/team/schemas.ts";

const change = internalEndpoint({
  summary: "Give a member another role",
  role: ROLE_FOR.team,
  params: MemberParams,
  body: RoleChange,
  response: ChangedMember,
  effect: {
    action: "member.changed",
    subject: ({ params }) => params.user_id,
    detail: ({ result }) => ({ role: result.role }),
  },
  handle: ({ caller, params, body, now }) =>
    changeRole(caller, { userId: params.user_id, role: body.role }, now),
});

// Everybody may leave; who may remove others is asked by the library.
const remove = internalEndpoint({
  summary: "Remove a member from the workspace, or leave it",
  role: "viewer",
  params: MemberParams,
  response: RemovedMember,
  effect: {
    action: "member.removed",
    subject: ({ params }) => params.user_id,
    detail: ({ result }) => ({ has_left: result.has_left, drafts: result.drafts }),
  },
  handle: ({ caller, params, now }) => removeMember(caller, params.user_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change, DELETE: remove },
  sessionDoor,
);
