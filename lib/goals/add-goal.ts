import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { newId } from "../ids.ts";
import { roundTo } from "../statistics/round-to.ts";
import { checkLimit } from "./check-limit.ts";
import { checkTarget } from "./check-target.ts";
import { presentGoals } from "./present-goal.ts";
import type { Goal, GoalBody } from "./schemas.ts";

/**
 * Sets a goal: a value of the score, a pillar or a figure, by a day.
 * @throws Problem 400 `Invalid Request` for a day that is over, or a value that is reached or cannot be; 409 `Limit Reached`
 * when 20 goals are open.
 */
export async function addGoal(caller: Caller, body: GoalBody, now: Date): Promise<Goal> {
  const startValue = await checkTarget(caller, body, now);
  const { workspaceId, actor } = caller;
  return withWorkspace(workspaceId, async (tx) => {
    await checkLimit(tx, workspaceId, now, true);
    const row = await tx.goal.create({
      data: {
        ...{ workspaceId, id: newId("goal"), measure: body.measure, target: roundTo(body.target, 1) },
        ...{ dueOn: new Date(body.due_on), startValue, createdBy: actor.id, createdAt: now },
      },
    });
    return (await presentGoals(tx, [row], now))[0] as Goal;
  });
}
