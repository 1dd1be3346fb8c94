import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { InvitationParams, WithdrawnInvitation } from "#lib/invitations/schemas.ts";
import { withdrawInvitation } from "#lib/invitations/withdraw-invitation.ts";

const withdraw = internalEndpoint({
  summary: "Withdraw an invitation",
  role: ROLE_FOR.team,
  params: InvitationParams,
  response: WithdrawnInvitation,
  effect: { action: "invitation.withdrawn", subject: ({ params }) => params.invitation_id },
  handle: ({ caller, params }) => withdrawInvitation(caller, params.invitation_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: withdraw }, sessionDoor);
