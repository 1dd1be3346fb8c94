import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { chooseMatch } from "#lib/campaign-work/choose-match.ts";
import { MatchAnswer, MatchBody } from "#lib/campaign-work/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const choose = internalEndpoint({
  summary: "Say which post a draft became",
  role: "editor",
  params: z.object({ workspace_id: z.string(), draft_id: z.string() }),
  body: MatchBody,
  response: MatchAnswer,
  effect: { action: "draft.matched", writtenBy: "handler" },
  handle: ({ caller, params: { draft_id }, body, record }) => chooseMatch(caller, draft_id, body, record),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ PATCH: choose }, sessionDoor);
