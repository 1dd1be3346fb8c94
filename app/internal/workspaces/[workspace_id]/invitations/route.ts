import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { inviteMember } from "#lib/invitations/invite-member.ts";
import { CreatedInvitation, InviteBody } from "#lib/invitations/schemas.ts";

// Nobody keeps a transaction open while a mail server takes its time: the library writes the entry in its own.
const invite = internalEndpoint({
  summary: "Invite somebody into the workspace",
  role: ROLE_FOR.team,
  params: z.object({ workspace_id: z.string() }),
  body: InviteBody,
  response: CreatedInvitation,
  effect: { action: "invitation.created", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) => inviteMember(caller, body, now, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: invite }, sessionDoor);
