import { z } from "zod";
import { authenticateMember } from "#app/internal/authenticate-member.ts";
import { admitMember } from "#lib/http/admit-member.ts";
import { operation, route } from "#lib/http/route.ts";

// What a page asks before it reads itself again, so that it is not left for an error or the sign-in page.
const get = operation({
  id: "getStanding",
  summary: "Whether the session may still look at the workspace",
  plan: "creator",
  scope: "read",
  params: z.object({ workspace_id: z.string() }),
  response: z.object({ workspace_id: z.string() }),
  problems: ["Not Found"],
  handle: async ({ params }) => params,
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: get },
  authenticateMember,
  admitMember,
);
