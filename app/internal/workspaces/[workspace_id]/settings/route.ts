import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { ROLE_FOR } from "#lib/access/role-for.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";
import { SavedSettings, Settings } from "#lib/workspaces/schemas.ts";
import { updateWorkspace } from "#lib/workspaces/update-workspace.ts";

const change = internalEndpoint({
  summary: "Change name, industry and region of the workspace, or whether its score is a live one",
  role: ROLE_FOR.settings,
  params: z.object({ workspace_id: z.string() }),
  body: Settings,
  response: SavedSettings,
  effect: {
    action: "workspace.changed",
    subject: ({ caller }) => caller.workspaceId,
    detail: ({ body }) => ({ fields: Object.keys(body) }),
  },
  handle: ({ caller, body, now }) => updateWorkspace(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: change }, sessionDoor);
