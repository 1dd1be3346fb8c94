import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { checkGoal } from "#lib/goals/check-goal.ts";
import { GoalBody, Reachable } from "#lib/goals/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const check = internalEndpoint({
  summary: "Whether a goal lies within what the brand has done, and what would reach it",
  role: "viewer",
  params: z.object({ workspace_id: z.string() }),
  body: GoalBody,
  response: Reachable,
  effect: "none",
  handle: ({ caller, body, now }) => checkGoal(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: check }, sessionDoor);
