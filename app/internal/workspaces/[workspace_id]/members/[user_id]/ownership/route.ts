import { sessionDoor } from "#app/internal/session-door.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { handOver } from "#lib/team/hand-over.ts";
import { HandedOver, Handover, MemberParams } from "#lib/team/schemas.ts";

const give = internalEndpoint({
  summary: "Hand the workspace over to another member",
  role: "owner",
  params: MemberParams,
  body: Handover,
  response: HandedOver,
  effect: { action: "member.made_owner", subject: ({ params }) => params.user_id },
  handle: ({ caller, params, body }) => handOver(caller, { userId: params.user_id, brand: body.brand }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: give }, sessionDoor);
