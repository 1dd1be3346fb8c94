import { authenticate } from "#lib/http/authenticate.ts";
import { operation, route } from "#lib/http/route.ts";
import { listPlatforms } from "#lib/platforms/list-platforms.ts";
import { PlatformList, PlatformsQuery } from "#lib/platforms/schemas.ts";

const get = operation({
  id: "listPlatforms",
  summary: "Connected platforms",
  description: "The platforms of the workspace with their audience, and those that could still be connected.",
  plan: "pro",
  scope: "read",
  query: PlatformsQuery,
  response: PlatformList,
  problems: ["Not Found"],
  handle: ({ caller, query }) => listPlatforms(caller, query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: get }, authenticate);
