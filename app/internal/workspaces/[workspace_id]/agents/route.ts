import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { connectAgent } from "#lib/agents/connect-agent.ts";
import { ConnectBody, ConnectedAgent } from "#lib/agents/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const connect = internalEndpoint({
  summary: "Connect an agent, as the page of consent was told",
  role: ROLE_FOR.keys,
  params: z.object({ workspace_id: z.string() }),
  body: ConnectBody,
  response: ConnectedAgent,
  // Its id is made with the code.
  effect: { action: "agent.connected", writtenBy: "handler" },
  handle: ({ caller, body, now, record }) => connectAgent(caller, body, { now, record }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: connect }, sessionDoor);
