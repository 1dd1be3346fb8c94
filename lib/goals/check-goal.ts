import type { Caller } from "../caller.ts";
import { checkTarget } from "./check-target.ts";
import { findWays } from "./find-ways.ts";
import type { GoalBody, Reachable } from "./schemas.ts";

/**
 * Whether a goal can be set, and lies within what the brand has done.
 * @throws Problem 400 `Invalid Request` as `addGoal`, 403 without the scope `score:read`.
 */
export async function checkGoal(caller: Caller, body: GoalBody, now: Date): Promise<Reachable> {
  await checkTarget(caller, body, now);
  return findWays(caller, body, now);
}
