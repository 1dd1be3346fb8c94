import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { renewInvitation } from "#lib/invitations/renew-invitation.ts";
import { CreatedInvitation, InvitationParams } from "#lib/invitations/schemas.ts";

const renew = internalEndpoint({
  summary: "Give an invitation a new link and seven more days",
  role: ROLE_FOR.team,
  params: InvitationParams,
  response: CreatedInvitation,
  effect: { action: "invitation.renewed", writtenBy: "handler" },
  handle: ({ caller, params, now, record }) => renewInvitation(caller, params.invitation_id, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: renew }, sessionDoor);
