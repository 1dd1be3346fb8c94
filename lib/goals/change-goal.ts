import type { Caller } from "../caller.ts";
import { withWorkspace } from "../db.ts";
import { Problem } from "../problems.ts";
import { roundTo } from "../statistics/round-to.ts";
import { utcDay } from "../time.ts";
import { checkLimit } from "./check-limit.ts";
import { checkTarget } from "./check-target.ts";
import { findGoal } from "./find-goal.ts";
import { type GoalRow, presentGoals, statusOf } from "./present-goal.ts";
import type { Goal, GoalChanges } from "./schemas.ts";
import type { Measure } from "./values.ts";

/**
 * Changes value or day of a goal, drops it or takes it up again. One that is reached stays as it is.
 * @throws Problem 404 when the workspace has no such goal; 400 `Invalid Request` as `addGoal`, and for one that is
 * reached; 409 `Limit Reached` when 20 are open already.
 */
export async function changeGoal(caller: Caller, id: string, changes: GoalChanges, now: Date): Promise<Goal> {
  const { workspaceId } = caller;
  const before = await withWorkspace(workspaceId, (tx) => findGoal(tx, workspaceId, id));
  const wanted = wantedOf(before, changes);
  if (!changes.dropped) await checkTarget(caller, wanted, now);
  return withWorkspace(workspaceId, async (tx) => {
    const row = await findGoal(tx, workspaceId, id);
    if (row.reachedOn)
      throw new Problem("Invalid Request", "This goal has been reached: it stays as it is. Set a new one.");
    const willBeOpen = changes.dropped !== true;
    if (willBeOpen && statusOf(row, now) !== "open") await checkLimit(tx, workspaceId, now, false);
    const next = await tx.goal.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: {
        ...{ target: roundTo(wanted.target, 1), dueOn: new Date(wanted.due_on) },
        ...(changes.dropped !== undefined && { droppedAt: changes.dropped ? now : null }),
      },
    });
    return (await presentGoals(tx, [next], now))[0] as Goal;
  });
}

function wantedOf({ measure, target, dueOn }: GoalRow, changes: GoalChanges) {
  return {
    measure: measure as Measure,
    target: changes.target ?? target,
    due_on: changes.due_on ?? utcDay(dueOn),
  };
}
