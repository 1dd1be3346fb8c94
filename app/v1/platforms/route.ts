import { keyDoor } from "#lib/http/key-door.ts";
import { operation } from "#lib/http/operation.ts";
import { route } from "#lib/http/route.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { PlatformList, PlatformsQuery } from "#lib/platforms/schemas.ts";
import { preferReplica } from "#lib/prefer-replica.ts";

const get = operation({
  id: "listPlatforms",
  summary: "Connected platforms",
  description: "The workspace's platforms with their audience, and those that could still be connected.",
  plan: "pro",
  scope: "platforms:read",
  query: PlatformsQuery,
  response: PlatformList,
  example: {
    query: { workspace_id: "ws_4fQ1xYk2Lr8mNc6TzB0pWd" },
    answer: {
      platforms: [
        {
          name: "instagram",
          status: "connected",
          last_sync: "2026-11-01T06:00:00.000Z",
          followers: 18420,
          handle: "harbourbakery",
        },
        {
          name: "youtube",
          status: "connected",
          last_sync: "2026-11-01T06:00:00.000Z",
          subscribers: 2310,
          handle: "harbourbakery",
        },
      ],
      total_connected: 2,
      available: ["tiktok", "twitter", "linkedin", "pinterest"],
    },
  },
  problems: ["Not Found"],
  handle: ({ caller, query }) => preferReplica(() => listPlatforms(caller, query)),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, keyDoor);
