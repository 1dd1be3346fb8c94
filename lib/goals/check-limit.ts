import type { WorkspaceTx } from "../db.ts";
import { lockUntilEnd } from "../lock-until-end.ts";
import { Problem } from "../problems.ts";
import { utcDay } from "../time.ts";
import { MOST_GOALS, MOST_OPEN_GOALS } from "./values.ts";

/**
 * Keeps the last free place for one: whoever comes meanwhile waits for the end of the transaction.
 * @param isNew whether the goal is not kept yet.
 * @throws Problem 409 `Limit Reached` when 20 goals are open, or 200 are kept.
 */
export async function checkLimit(
  tx: WorkspaceTx,
  workspaceId: string,
  now: Date,
  isNew: boolean,
): Promise<void> {
  await lockUntilEnd(tx, `goals of ${workspaceId}`);
  const dueOn = { gte: new Date(utcDay(now)) };
  const open = await tx.goal.count({ where: { workspaceId, reachedOn: null, droppedAt: null, dueOn } });
  if (open >= MOST_OPEN_GOALS)
    throw new Problem(
      "Limit Reached",
      `A workspace has at most ${MOST_OPEN_GOALS} open goals. Drop or delete one to set another.`,
    );
  if (isNew && (await tx.goal.count({ where: { workspaceId } })) >= MOST_GOALS)
    throw new Problem(
      "Limit Reached",
      `A workspace keeps at most ${MOST_GOALS} goals. Delete some that are over to set another.`,
    );
}
