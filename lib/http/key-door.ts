import { requireScope } from "../access/require-scope.ts";
import type { Caller } from "../caller.ts";
import { PLANS, type Plan, planIncludes, planLimits, planName } from "../plans.ts";
import { Problem } from "../problems.ts";
import { authenticate } from "./authenticate.ts";
import type { Operation } from "./operation.ts";
import { describeRate, planRate } from "./plan-rate.ts";
import { beginTest, withNothingLeft } from "./provoked-problem.ts";
import { countRequest } from "./rate-limit.ts";
import type { Door } from "./route.ts";

/** The door of the API: a valid key, of a plan and with a scope that the operation needs, within the plan's rate. */
export const keyDoor: Door<Operation> = async (operation, { request, now, headers, seen }) => {
  const caller = await authenticate(request, now, { seen });
  const provoked = caller.isTest ? beginTest(operation, caller.plan, request, headers) : null;
  if (provoked?.status === 401) throw provoked;
  await admit(operation, caller, headers);
  noteDeprecation(operation, headers);
  if (provoked) throw withNothingLeft(provoked, headers);
  return caller;
};

/** Plan, scope and rate, in the order in which they are told; the rate is counted and shown even when one of them refuses. */
async function admit(operation: Operation, caller: Caller, headers: Record<string, string>): Promise<void> {
  const limits = planLimits(caller.plan);
  const quota = planRate(operation, caller.plan);
  const policy = operation.rate === "score" ? `${caller.plan}-score` : caller.plan;
  const rate = await countRequest(policy, caller.workspaceId, quota);
  Object.assign(headers, rate.headers);
  if (!limits.api || !planIncludes(caller.plan, operation.plan)) {
    throw new Problem(
      "Plan Required",
      `This operation needs the ${planName(neededPlan(operation))} plan or above; this account is on ${planName(caller.plan)}.`,
    );
  }
  requireScope(caller, operation.scope);
  if (!rate.allowed) {
    const seconds = rate.retryAfterSeconds;
    const headers = { "Retry-After": String(seconds) };
    throw new Problem("Rate Limited", describeRate(caller.plan, quota, seconds), { headers });
  }
}

/** The lowest plan that has the operation, and the API at all. */
function neededPlan({ plan }: Operation): Plan {
  return PLANS.find((one) => planIncludes(one, plan) && planLimits(one).api) ?? plan;
}

/** RFC 9745 and RFC 8594. */
function noteDeprecation({ deprecated }: Operation, headers: Record<string, string>): void {
  if (!deprecated) return;
  headers.Deprecation = `@${Math.floor(deprecated.since.getTime() / 1_000)}`;
  if (deprecated.sunset) headers.Sunset = deprecated.sunset.toUTCString();
}
