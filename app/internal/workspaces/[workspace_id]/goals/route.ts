import { z } from "zod";
import { sessionDoor } from "#app/internal/session-door.ts";
import { addGoal } from "#lib/goals/add-goal.ts";
import { Goal, GoalBody } from "#lib/goals/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const add = internalEndpoint({
  summary: "Set a goal: a value of the score, a pillar or a figure, by a day",
  role: "editor",
  params: z.object({ workspace_id: z.string() }),
  body: GoalBody,
  response: Goal,
  effect: { action: "goal.created", subject: ({ result }) => result.id },
  handle: ({ caller, body, now }) => addGoal(caller, body, now),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: add }, sessionDoor);
