import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { PLATFORMS } from "#lib/formula/names.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { disconnectPlatform } from "#lib/platforms/disconnect-platform.ts";
import { Disconnected } from "#lib/platforms/schemas.ts";

const disconnect = operation({
  id: "disconnectPlatform",
  summary: "Disconnect a platform; its figures stay",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string(), platform: z.enum(PLATFORMS) }),
  response: Disconnected,
  problems: ["Not Found"],
  handle: ({ caller, params, now }) => disconnectPlatform(caller, params.platform, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { DELETE: disconnect },
  authenticateMember,
  admitMember,
);
