import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { getWorkspace } from "#lib/workspaces/get-workspace.ts";
import { Workspace } from "#lib/workspaces/schemas.ts";

const get = operation({
  id: "getWorkspace",
  summary: "Workspace information",
  description: "The workspace of the key, its plan and what of it is used.",
  plan: "pro",
  scope: "read",
  response: Workspace,
  problems: ["Not Found"],
  handle: ({ caller, now }) => getWorkspace(caller, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, authenticate);
