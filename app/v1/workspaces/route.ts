import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { PageQuery } from "#lib/paging/schemas.ts";
import { listWorkspaces } from "#lib/workspaces/list-workspaces.ts";
import { WorkspaceList } from "#lib/workspaces/schemas.ts";

const list = operation({
  id: "listWorkspaces",
  summary: "List workspaces",
  description:
    "The workspaces the key may name as `workspace_id`, newest first: for a key of the account's primary workspace, all of the account; for any other key, its own.",
  plan: "pro",
  scope: "workspace:read",
  query: PageQuery,
  response: WorkspaceList,
  example: {
    query: { limit: "20" },
    answer: {
      workspaces: [
        {
          workspace_id: "ws_7tYc3Wm9Kd2Rj5LxQ8VbNa",
          name: "Harbour Coffee",
          is_primary: false,
          created_at: "2026-06-02T10:30:00.000Z",
        },
        {
          workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd",
          name: "Harbour Bakery",
          is_primary: true,
          created_at: "2026-03-14T08:00:00.000Z",
        },
      ],
      total: 2,
      limit: 20,
      offset: 0,
    },
  },
  problems: ["Not Found"],
  handle: ({ caller, query }) => listWorkspaces(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: list }, keyDoor);
