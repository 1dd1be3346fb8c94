import type { Caller } from "../caller.ts";
import { planIncludes, planName } from "../plans.ts";
import { Problem } from "../problems.ts";

/**
 * Checks that the account's plan has webhooks, for whatever makes them send: the dashboard is open to every plan.
 * @throws Problem 403 `Plan Required` below Agency.
 */
export function requirePlan({ plan }: Caller): void {
  if (planIncludes(plan, "agency")) return;
  throw new Problem(
    "Plan Required",
    `Webhooks need the ${planName("agency")} plan or above; the account has ${planName(plan)}.`,
  );
}
