import { env } from "../env.ts";
import type { Plan } from "../plans.ts";

/** The plan of those who sign up themselves; null when the operator lets nobody (`PLINTH_SIGNUP_PLAN=off`). */
export function signUpPlan(): Plan | null {
  const { PLINTH_SIGNUP_PLAN } = env();
  return PLINTH_SIGNUP_PLAN === "off" ? null : PLINTH_SIGNUP_PLAN;
}
