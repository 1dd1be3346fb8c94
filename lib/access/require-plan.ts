import type { Caller } from "../caller.ts";
import { type Plan, planIncludes, planName } from "../plans.ts";
import { Problem } from "../problems.ts";

/**
 * Checks that the account's plan includes something. The API and the dashboard, which is open to every plan, both ask here.
 * @param what begins the sentence that refuses: "Webhooks need".
 * @throws Problem 403 `Plan Required` below `minimum`.
 */
export function requirePlan({ plan }: Caller, minimum: Plan, what: string): void {
  if (planIncludes(plan, minimum)) return;
  throw new Problem(
    "Plan Required",
    `${what} the ${planName(minimum)} plan or above; this account is on ${planName(plan)}.`,
  );
}
