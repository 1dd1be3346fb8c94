import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { disconnectAgent } from "#lib/agents/disconnect-agent.ts";
import { DisconnectedAgent } from "#lib/agents/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const disconnect = internalEndpoint({
  summary: "Disconnect an agent",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string(), agent_id: z.string() }),
  response: DisconnectedAgent,
  effect: { action: "agent.disconnected", subject: ({ params }) => params.agent_id },
  handle: ({ caller, params, now }) => disconnectAgent(caller, params.agent_id, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: disconnect }, sessionDoor);
