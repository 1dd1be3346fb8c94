import { requireRole } from "../access/require-role.ts";
import { ROLE_FOR } from "../access/role-for.ts";
import type { Caller } from "../caller.ts";
import { planLimits, planName, planWithApi } from "../plans.ts";
import { Problem } from "../problems.ts";

/**
 * Checks that the caller is a person who may look after the keys of the workspace.
 * @throws Problem 403 `Insufficient Scope`.
 */
export function requireKeeper(caller: Caller): Promise<void> {
  return requireRole(caller, ROLE_FOR.keys, "API keys are managed only by");
}

/**
 * Checks that keys of the account's plan may use the API at all.
 * @throws Problem 403 `Plan Required` that names the lowest plan that has it.
 */
export function requireApi({ plan }: Caller): void {
  if (planLimits(plan).api) return;
  const detail = `API keys need the ${planName(planWithApi())} plan or above; this account is on ${planName(plan)}.`;
  throw new Problem("Plan Required", detail);
}
