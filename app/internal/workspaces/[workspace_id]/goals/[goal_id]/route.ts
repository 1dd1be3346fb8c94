import { sessionDoor } from "#app/internal/session-door.ts";
import { changeGoal } from "#lib/goals/change-goal.ts";
import { deleteGoal } from "#lib/goals/delete-goal.ts";
import { DeletedGoal, Goal, GoalChanges, GoalParams } from "#lib/goals/schemas.ts";
import { internalEndpoint } from "#lib/http/internal-endpoint.ts";
import { route } from "#lib/http/route.ts";

const change = internalEndpoint({
  summary: "Change value or day of a goal, drop it or take it up again",
  role: "editor",
  params: GoalParams,
  body: GoalChanges,
  response: Goal,
  effect: { action: "goal.changed", subject: ({ params }) => params.goal_id },
  handle: ({ caller, params, body, now }) => changeGoal(caller, params.goal_id, body, now),
});

const remove = internalEndpoint({
  summary: "Delete a goal",
  role: "editor",
  params: GoalParams,
  response: DeletedGoal,
  effect: { action: "goal.deleted", subject: ({ params }) => params.goal_id },
  handle: ({ caller, params }) => deleteGoal(caller, params.goal_id),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { PATCH: change, DELETE: remove },
  sessionDoor,
);
