import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { findGoal } from "./find-goal.ts";
import { standingOf } from "./list-goals.ts";
import { presentGoals } from "./present-goal.ts";
import type { Series } from "./read-series.ts";
import type { Goal, GoalStanding } from "./schemas.ts";

/**
 * One goal, with its days and where it will end.
 * @throws Problem 403 without the scope `score:read`, 404 when the workspace has no such goal.
 */
export async function getGoal(
  caller: Caller,
  id: string,
  now: Date,
): Promise<GoalStanding & { series: Series }> {
  requireScope(caller, "score:read");
  const { workspaceId } = caller;
  const goal = await withWorkspace(workspaceId, async (tx) => {
    const [found] = await presentGoals(tx, [await findGoal(tx, workspaceId, id)], now);
    return found as Goal;
  });
  return standingOf(caller, goal, now);
}
