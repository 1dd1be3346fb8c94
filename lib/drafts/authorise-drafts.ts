import { requirePlan } from "../access/require-plan.ts";
import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { Problem } from "../problems.ts";

/** @throws Problem 403 `Plan Required` below Agency, `Insufficient Scope` without `studio:write`. */
export function authoriseDrafts(caller: Caller): void {
  requirePlan(caller, "agency", "Drafts need");
  requireScope(caller, "studio:write");
}

export function draftNotFound(): Problem {
  return new Problem("Not Found", "There is no such draft in this workspace.");
}
