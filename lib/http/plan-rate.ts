import { type Plan, planLimits, planName } from "../plans.ts";
import type { Operation } from "./operation.ts";

/** Requests per minute that a plan allows of an operation, together with those that count against the same rate. */
export function planRate({ rate }: Pick<Operation, "rate">, plan: Plan): number {
  const limits = planLimits(plan);
  return rate === "score" ? limits.score_requests_per_minute : limits.requests_per_minute;
}

/** What 429 `Rate Limited` of the API says. @param seconds until the next request is let in */
export function describeRate(plan: Plan, quota: number, seconds: number): string {
  const wait = `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `The ${planName(plan)} plan allows ${quota} of these requests per minute; try again in ${wait}.`;
}
