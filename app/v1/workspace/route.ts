import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";
import { Workspace } from "#lib/workspaces/schemas.ts";

const get = operation({
  id: "getWorkspace",
  summary: "Workspace information",
  description: "The key's workspace, its plan and how much of it is used.",
  plan: "pro",
  scope: "workspace:read",
  response: Workspace,
  example: {
    answer: {
      id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
      name: "Harbour Bakery",
      plan: "agency",
      billing_period: "monthly",
      team_members: 4,
      team_limit: 10,
      platforms_connected: 2,
      platform_limit: null,
      audits_used: 3,
      audits_limit: null,
      current_service_score: 54.2,
      created_at: "2026-03-14T08:00:00.000Z",
    },
  },
  problems: ["Not Found"],
  handle: ({ caller, now }) => getWorkspace(caller, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
