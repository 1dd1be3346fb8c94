import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";
import { SavedSettings, Settings } from "#lib/workspaces/schemas.ts";
import { updateWorkspace } from "#lib/workspaces/update-workspace.ts";

const change = operation({
  id: "updateWorkspace",
  summary: "Change name and industry of the workspace",
  plan: "creator",
  scope: "write",
  params: z.object({ workspace_id: z.string() }),
  body: Settings,
  response: SavedSettings,
  problems: ["Not Found"],
  handle: ({ caller, body }) => updateWorkspace(caller, body),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change },
  authenticateMember,
  admitMember,
);
